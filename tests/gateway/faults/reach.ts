import { getOperationAST, print } from 'graphql';
import type { GraphqlAnswer } from '../../support/gateway/gateway.ts';
import type { multipartForm } from '../../support/gateway/multipart-form.ts';
import { SCREEN_VARIABLES } from '../../support/gateway/screen-variables.ts';
import { portalDocuments } from '../../support/portal-documents.ts';
import type { OtherData } from './faulty-services.ts';

type Variables = Record<string, unknown>;

/** A browser that is signed in to a gateway. */
export interface Browser {
  ask(query: string, variables?: Variables): Promise<GraphqlAnswer>;
  /** A request to another route; the answer as text. */
  fetch(
    url: string,
    upload?: ReturnType<typeof multipartForm>,
  ): Promise<{ status: number; text: string }>;
  /** Opens the live events, and waits until a poll has ended. */
  openEvents(): Promise<string>;
}

/** What a user does to make the gateway call an operation of the services. */
export interface Reach {
  as?: 'staff' | 'supplier' | 'visitor' | 'expired' | 'single sign-on';
  /** Whether a process keeps the answer, so that each fault needs a new one. */
  isKept?: true;
  /** Data that the services answer to other operations. */
  services?: OtherData;
  /** The variables, or what else the request needs; asked before the fault begins. */
  before?(browser: Browser): Promise<Variables>;
  /** The request that makes the call. */
  act(browser: Browser, variables: Variables): Promise<unknown>;
}

const documents = new Map(
  portalDocuments().map(({ name, document }) => [
    name,
    { text: print(document), type: getOperationAST(document, name)?.operation },
  ]),
) as ReadonlyMap<string, { text: string; type: string | undefined }>;

export const textOf = (name: string): string => documents.get(name)?.text ?? '';

/** An operation of the portal, with fixed variables or those that were found before. */
export const asks = (
  name: string,
  variables: Variables = {},
  rest: Partial<Reach> = {},
): Reach => ({
  act: (browser, found) => browser.ask(textOf(name), { ...variables, ...found }),
  ...rest,
});

export const input = (name: string, fields: Variables, rest: Partial<Reach> = {}): Reach =>
  asks(name, { input: fields }, rest);

/** The queries of the portal's screens with their variables, in their order. */
export function screenQueries(): Reach[] {
  return [...documents].flatMap(([name, { type }]) =>
    type === 'query'
      ? (SCREEN_VARIABLES[name] ?? [{}]).map((variables) => asks(name, variables))
      : [],
  );
}
