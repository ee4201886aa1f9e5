
      export interface PossibleTypesResultData {
        possibleTypes: {
          [key: string]: string[]
        }
      }
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "Card": [
      "AnnouncementCard",
      "CardGroupCard",
      "ChannelBarCard",
      "ChannelPieCard",
      "CircleCard",
      "CountCard",
      "FastAppCard",
      "IconCard",
      "KpiCard",
      "MessageCard",
      "MustSeeCard",
      "ProgressCard",
      "SalesLineCard",
      "StoreRankingCard",
      "TodoCard",
      "TopProductCard",
      "UnknownCard"
    ],
    "ModuleTarget": [
      "BuiltInScreen",
      "EmbeddedModule",
      "NoTarget"
    ]
  }
};
      export default result;
    