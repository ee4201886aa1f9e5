/**
 * The query in the editor on the first visit: the signed-in account and the cards of its home page
 * with their figures.
 */
export const exampleQuery = `# 查询台 · Playground
# 运行 run: Ctrl Enter
# 补全 complete: Ctrl Space
# 只能看到当前账号有权看的数据
# You see what your account may see.

query HomeCards {
  viewer {
    name
    userType
    enterprise {
      name
      today
      currency
    }
    dashboard(code: "home") {
      name
      asOf
      shopCount
      cards {
        __typename
        code
        name
        ... on KpiCard {
          figures {
            yesterday
            dayBefore
            dayOverDayRate
            month {
              actual
              plan
              rate
              band
            }
          }
        }
        ... on SalesLineCard {
          series(window: LAST_7_DAYS) {
            points {
              date
              actual
              estimated
              rate
            }
          }
        }
        ... on StoreRankingCard {
          ranking {
            stores {
              rank
              name
              sales
            }
          }
        }
        ... on TodoCard {
          counters {
            pendingApproval
            pool
            todo
          }
        }
      }
    }
  }
}
`;
