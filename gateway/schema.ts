import { readdirSync, readFileSync } from 'node:fs';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { concatAST, parse, Source, type DocumentNode, type GraphQLSchema } from 'graphql';
import { apiTokenResolvers } from './api-tokens/resolvers.ts';
import { assistantResolvers } from './assistant/resolvers.ts';
import { cardResolvers } from './cards/resolvers.ts';
import { eventResolvers } from './subscriptions/resolvers.ts';
import { fileResolvers } from './files/resolvers.ts';
import type { Resolvers } from './generated/resolvers.ts';
import { inheritDescriptions } from './graphql/inherit-descriptions.ts';
import { jobResolvers } from './jobs/resolvers.ts';
import { listResolvers } from './lists/resolvers.ts';
import { menuResolvers } from './menus/resolvers.ts';
import { messageResolvers } from './messages/resolvers.ts';
import { metadataResolvers } from './metadata/resolvers.ts';
import { microappResolvers } from './microapps/resolvers.ts';
import { nodeResolvers } from './nodes/resolvers.ts';
import { checkScalars } from './graphql/check-scalars.ts';
import { guardEntities } from './graphql/guard-entities.ts';
import { limitResponses } from './graphql/response-budget.ts';
import { limitPages } from './graphql/limit-pages.ts';
import { publishIds } from './graphql/public-ids.ts';
import { publishedSdl } from './http/published-schema.ts';
import { salesResolvers } from './sales/resolvers.ts';
import { savedQueryResolvers } from './saved-queries/resolvers.ts';
import { sessionResolvers } from './session/resolvers.ts';
import { taskResolvers } from './tasks/resolvers.ts';
import { sheetResolvers } from './sheets/resolvers.ts';
import { viewResolvers } from './views/resolvers.ts';
import { webhookResolvers } from './webhooks/resolvers.ts';
import { workflowResolvers } from './workflow/resolvers.ts';

const FOLDER = new URL('../schema/', import.meta.url);

/** The SDL of all domains as one document. Each definition knows the file in which it stands. */
function readTypeDefs(): DocumentNode {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.graphql'));
  const read = (name: string) => readFileSync(new URL(name, FOLDER), 'utf8');
  return concatAST(files.map((name) => parse(new Source(read(name), name))));
}

/**
 * Combines the resolvers of all domains. Types that several domains extend, such as Viewer, are
 * merged field by field.
 */
const resolvers = {
  ...sessionResolvers,
  ...menuResolvers,
  ...cardResolvers,
  ...salesResolvers,
  ...assistantResolvers,
  ...metadataResolvers,
  ...listResolvers,
  ...jobResolvers,
  ...workflowResolvers,
  ...sheetResolvers,
  Approval: { ...workflowResolvers.Approval, ...sheetResolvers.Approval },
  Sheet: { ...workflowResolvers.Sheet, ...sheetResolvers.Sheet },
  ...taskResolvers,
  ...messageResolvers,
  ...viewResolvers,
  ...eventResolvers,
  ...webhookResolvers,
  ...apiTokenResolvers,
  ...savedQueryResolvers,
  ServiceAccount: { ...apiTokenResolvers.ServiceAccount, ...webhookResolvers.ServiceAccount },
  Query: { ...sessionResolvers.Query, ...nodeResolvers.Query },
  Mutation: {
    ...sessionResolvers.Mutation,
    ...fileResolvers.Mutation,
    ...menuResolvers.Mutation,
    ...cardResolvers.Mutation,
    ...messageResolvers.Mutation,
    ...taskResolvers.Mutation,
    ...microappResolvers.Mutation,
    ...workflowResolvers.Mutation,
    ...sheetResolvers.Mutation,
    ...listResolvers.Mutation,
    ...jobResolvers.Mutation,
    ...viewResolvers.Mutation,
    ...savedQueryResolvers.Mutation,
    ...apiTokenResolvers.Mutation,
    ...webhookResolvers.Mutation,
  },
  Viewer: {
    ...sessionResolvers.Viewer,
    ...fileResolvers.Viewer,
    ...menuResolvers.Viewer,
    ...cardResolvers.Viewer,
    ...salesResolvers.Viewer,
    ...assistantResolvers.Viewer,
    ...metadataResolvers.Viewer,
    ...listResolvers.Viewer,
    ...jobResolvers.Viewer,
    ...workflowResolvers.Viewer,
    ...sheetResolvers.Viewer,
    ...messageResolvers.Viewer,
    ...taskResolvers.Viewer,
    ...viewResolvers.Viewer,
    ...savedQueryResolvers.Viewer,
    ...apiTokenResolvers.Viewer,
    ...webhookResolvers.Viewer,
  },
} satisfies Resolvers;

function createSchema(typeDefs: DocumentNode): GraphQLSchema {
  return inheritDescriptions(
    limitResponses(
      publishIds(
        guardEntities(limitPages(checkScalars(buildSubgraphSchema([{ typeDefs, resolvers }])))),
      ),
    ),
  );
}

const typeDefs = readTypeDefs();

/** Built once per process, because it takes longer than the rest of the start. */
export const portalSchema: GraphQLSchema = createSchema(typeDefs);

/** The SDL as clients see it, without federation directives. */
export const portalSdl: string = publishedSdl(typeDefs);
