/** What stands in the editor at the first visit: who is signed in, and the cards of the home page with their figures. */
export const exampleQuery = `# 查询台 · Playground
# Ctrl Enter 运行 · run    Ctrl Space 补全 · complete    文档在左侧 · documentation at the left
# 数据是当前登录账号的数据 · You see what the signed-in account may see.

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
