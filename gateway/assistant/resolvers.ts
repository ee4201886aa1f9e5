import { requireSignedIn, type Context } from '../request/context.ts';
import { GatewayError } from '../errors/errors.ts';
import type { ElfRowPage, Resolvers } from '../generated/resolvers.ts';
import { elfRows, listElves, type Elf } from './rest.ts';

const MOST_OF_A_PAGE = 100;
/** So that page and page size together stay a number that services can count with. */
const LAST_PAGE = 1_000_000;

/** The elves of the assistant. */
export const assistantResolvers = {
  Viewer: {
    elves: (_viewer, _args, context) => elvesOf(context),
    elf: async (_viewer, { code }, context) => (await elvesOf(context)).find((elf) => elf.code === code) ?? null,
  },
  Elf: {
    rows: (elf, { page, pageSize }, context) => rowsOfElf(elf, page, pageSize, context),
    __resolveReference: async ({ id }, context) => (await elvesOf(context)).find((elf) => elf.id === id) ?? null,
  },
} satisfies Resolvers;

function elvesOf(context: Context): Promise<Elf[]> {
  const { retail, account } = requireSignedIn(context);
  return listElves(retail, account);
}

function rowsOfElf(elf: Elf, page: number, pageSize: number, context: Context): Promise<ElfRowPage> {
  if (!elf.enabled) throw new GatewayError('FORBIDDEN');
  if (page < 1 || page > LAST_PAGE || pageSize < 1) throw new GatewayError('BAD_USER_INPUT');
  if (pageSize > MOST_OF_A_PAGE)
    throw new GatewayError('QUERY_TOO_COMPLEX', 'pageTooLarge', { name: 'pageSize', limit: MOST_OF_A_PAGE, value: pageSize });
  return elfRows(requireSignedIn(context).retail, elf, { page, pageSize });
}
