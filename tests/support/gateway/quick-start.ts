import { ApolloServer } from '@apollo/server';
import type { GraphQLSchema } from 'graphql';

/**
 * Lets tests start hundreds of gateways quickly. All files of a worker share this module, so it runs
 * once in each worker.
 *
 * Each Apollo Server prints its whole schema to derive the prefix of its keys in a store of
 * documents. That took a tenth of the time of their tests, and all gateways of a process serve the
 * same few schemas, so the prefix is derived once for each.
 */
interface Derived {
  schema: GraphQLSchema;
  documentStore: unknown;
  documentStoreKeyPrefix: string;
}
type Derive = (schema: GraphQLSchema, store: unknown) => Derived;

const METHOD = 'generateSchemaDerivedData';
const derive: unknown = Reflect.get(ApolloServer, METHOD);
if (typeof derive !== 'function')
  throw new Error(`Apollo Server has no ${METHOD} any more: remove or adapt this module`);

const derived = new WeakMap<GraphQLSchema, Derived>();

const quick: Derive = (schema, documentStore) => {
  // Without a store of its own, a server prints nothing.
  if (documentStore === undefined) return (derive as Derive)(schema, documentStore);
  const known = derived.get(schema) ?? (derive as Derive)(schema, documentStore);
  derived.set(schema, known);
  return { ...known, documentStore };
};
Reflect.set(ApolloServer, METHOD, quick);

/**
 * Fastify names each plugin twice, for its messages, and compares it with every loaded module of
 * the process before it takes the name of the function. That took a fifteenth of the time of the
 * tests. A function with a display name is not looked for, so each function's name is its display
 * name until a plugin sets another.
 */
const DISPLAY_NAME = Symbol.for('fastify.display-name');
const everyFunction: unknown = Object.getPrototypeOf(derive);
if (typeof everyFunction === 'function')
  Object.defineProperty(everyFunction, DISPLAY_NAME, {
    get(this: { name: string }) {
      return this.name || 'a plugin without a name';
    },
    set(this: object, value: unknown) {
      Object.defineProperty(this, DISPLAY_NAME, { value, writable: true, configurable: true });
    },
  });
