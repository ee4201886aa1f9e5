
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
    ],
    "Node": [
      "AnnouncementCard",
      "ApiToken",
      "Application",
      "Approval",
      "CardGroupCard",
      "Category",
      "Channel",
      "ChannelBarCard",
      "ChannelPieCard",
      "CircleCard",
      "CountCard",
      "Elf",
      "Enterprise",
      "FastAppCard",
      "Favourite",
      "IconCard",
      "Job",
      "KpiCard",
      "ListRow",
      "ListView",
      "MenuNode",
      "Message",
      "MessageCard",
      "Module",
      "MustSeeCard",
      "MustSeeItem",
      "Post",
      "Product",
      "ProgressCard",
      "Region",
      "SalesLineCard",
      "SavedQuery",
      "ServiceAccount",
      "Sheet",
      "SheetType",
      "Shop",
      "StoreRankingCard",
      "Supplier",
      "Task",
      "TodoCard",
      "TopProductCard",
      "UnknownCard",
      "Viewer",
      "Webhook"
    ]
  }
};
      export default result;
    