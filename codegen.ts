import { readFileSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { Kind, parse } from 'graphql';

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

/** Behind each type that implements Card stands the same row of the services, so that a new kind of card needs no line here. */
function cardMappers(): Record<string, string> {
  const { definitions } = parse(readFileSync('schema/cards.graphql', 'utf8'));
  const kinds = definitions.flatMap((one) =>
    one.kind === Kind.OBJECT_TYPE_DEFINITION &&
    one.interfaces?.some(({ name }) => name.value === 'Card')
      ? [one.name.value]
      : [],
  );
  const names = ['Card', ...kinds];
  return Object.fromEntries(names.map((name) => [name, '../cards/rest.ts#CardDefinition']));
}

const federation = 'scripts/codegen/federation.graphql';
const schema = ['schema/*.graphql', federation];
/** The pattern only names the schema; the loader reads it. */
const undeprecated = {
  'schema/*.graphql': { loader: './scripts/codegen/undeprecated-schema.cjs' },
};

const config: CodegenConfig = {
  // The playground's examples are texts for its editor, not operations of the portal.
  documents: ['web/**/*.graphql', '!web/features/playground/examples/**'],
  generates: {
    'gateway/generated/resolvers.ts': {
      schema: [undeprecated, federation],
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        ...shared,
        federation: true,
        contextType: '../request/context.ts#Context',
        mapperTypeSuffix: 'Model',
        mappers: {
          Viewer: '../session/viewer.ts#Viewer',
          Enterprise: '../session/viewer.ts#Enterprise',
          Shop: '../request/account.ts#Shop',
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
          ServiceAccount: '../api-tokens/service-accounts.ts#ServiceAccountModel',
          Webhook: '../webhooks/webhook.ts#Webhook as WebhookModel',
          WebhookDelivery: '../webhooks/webhook.ts#Delivery',
          ImportPreview: '../jobs/job.ts#PreviewModel',
          JobPayload: '../jobs/job-payload.ts#JobPayload',
          Sheet: '../sheets/sheet.ts#SheetModel',
          SheetDetail: '../sheets/sheet.ts#SheetDetailModel',
          SheetPage: '../sheets/sheet.ts#SheetPageModel',
          Dashboard: '../cards/rest.ts#Dashboard',
          Channel: '../cards/base-data.ts#ChannelModel',
          Category: '../sales/sales-row.ts#CategoryModel',
          Product: '../sales/sales-row.ts#ProductModel',
          Region: '../sales/sales-row.ts#NamedModel',
          Supplier: '../sales/sales-row.ts#NamedModel',
          ...cardMappers(),
        },
        defaultMapper: undefined,
        resolversNonOptionalTypename: { unionMember: true },
        immutableTypes: true,
      },
    },
    // The names of the portal's operations, for the labels of the metrics.
    'gateway/generated/operation-names.ts': {
      schema,
      plugins: ['./scripts/codegen/operation-names.cjs'],
    },
    'web/generated/possible-types.ts': {
      schema,
      plugins: ['fragment-matcher'],
      config: { useExplicitTyping: false, apolloClientVersion: 3, module: 'es2015' },
    },
    'web/generated/schema.ts': {
      schema,
      plugins: ['typescript'],
      config: { ...shared, onlyOperationTypes: true },
    },
    'web/': {
      schema,
      preset: 'near-operation-file',
      presetConfig: { extension: '.gen.ts', baseTypesPath: 'generated/schema.ts' },
      plugins: ['typescript-operations', 'typed-document-node', './scripts/codegen/hooks.cjs'],
      config: { ...shared, hooksUsedIn: 'web' },
    },
  },
};
export default config;
