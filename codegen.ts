import type { CodegenConfig } from '@graphql-codegen/cli';

/**
 * Everything that is generated from schema/*.graphql: resolver types for the gateway, operation types and hooks for the portal.
 * The OpenAPI half (`schema/generated/retail.ts`) is made by openapi-typescript in the same npm script.
 */
const scalars = {
  Date: 'string',
  DateTime: 'string',
  Decimal: 'string',
  CurrencyCode: 'string',
  HTML: 'string',
  Row: 'Readonly<Record<string, unknown>>',
} as const;

const shared = {
  scalars,
  enumType: 'string-literal',
  enumsAsTypes: true,
  useTypeImports: true,
  strictScalars: true,
  skipTypename: false,
} as const;

const config: CodegenConfig = {
  schema: ['schema/*.graphql', 'scripts/codegen/federation.graphql'],
  documents: ['web/**/*.graphql'],
  generates: {
    'gateway/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        ...shared,
        federation: true,
        contextType: '../request/context.ts#Context',
        mapperTypeSuffix: 'Model',
        mappers: {
          Viewer: '../session/viewer.ts#Viewer',
          Enterprise: '../session/viewer.ts#Enterprise',
          PortalSettings: '../session/viewer.ts#Settings',
          Elf: '../assistant/rest.ts#Elf',
          Application: '../menus/rest.ts#Application',
          Approval: '../workflow/approval.ts#ApprovalModel',
          WorkflowActionPayload: '../workflow/action-outcome.ts#ActionOutcome',
          TaskPayload: '../tasks/task-outcome.ts#TaskOutcome',
          FormColumn: '../module-model/form-column.ts#FormColumnModel',
          ListModule: '../module-model/list-module.ts#ListModuleModel',
          ListRow: '../module-model/list-module.ts#ListRowModel',
          Job: '../jobs/job.ts#JobRecord',
          ImportPreview: '../jobs/job.ts#PreviewModel',
          JobPayload: '../jobs/outcome.ts#JobOutcome',
          Sheet: '../sheets/sheet.ts#SheetModel',
          SheetDetail: '../sheets/sheet.ts#SheetDetailModel',
          Dashboard: '../cards/rest.ts#Dashboard',
          KpiCard: '../cards/rest.ts#CardDefinition',
          SalesLineCard: '../cards/rest.ts#CardDefinition',
          StoreRankingCard: '../cards/rest.ts#CardDefinition',
          TodoCard: '../cards/rest.ts#CardDefinition',
          CircleCard: '../cards/rest.ts#CardDefinition',
          CountCard: '../cards/rest.ts#CardDefinition',
          IconCard: '../cards/rest.ts#CardDefinition',
          ChannelPieCard: '../cards/rest.ts#CardDefinition',
          ChannelBarCard: '../cards/rest.ts#CardDefinition',
          TopProductCard: '../cards/rest.ts#CardDefinition',
          ProgressCard: '../cards/rest.ts#CardDefinition',
          FastAppCard: '../cards/rest.ts#CardDefinition',
          MessageCard: '../cards/rest.ts#CardDefinition',
          AnnouncementCard: '../cards/rest.ts#CardDefinition',
          MustSeeCard: '../cards/rest.ts#CardDefinition',
          CardGroupCard: '../cards/rest.ts#CardDefinition',
          UnknownCard: '../cards/rest.ts#CardDefinition',
          Card: '../cards/rest.ts#CardDefinition',
        },
        defaultMapper: undefined,
        resolversNonOptionalTypename: { unionMember: true },
        immutableTypes: true,
      },
    },
    'web/generated/schema.ts': { plugins: ['typescript'], config: { ...shared, onlyOperationTypes: true } },
    'web/': {
      preset: 'near-operation-file',
      presetConfig: { extension: '.gen.ts', baseTypesPath: 'generated/schema.ts' },
      plugins: ['typescript-operations', 'typed-document-node', './scripts/codegen/hooks.cjs'],
      config: shared,
    },
  },
};
export default config;
