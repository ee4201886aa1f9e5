import { requireSignedIn } from '../request/require-signed-in.ts';
import type { Context } from '../request/context.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import { pageOf } from '../request/page-bounds.ts';
import type { ElfRowPage, Resolvers } from '../generated/resolvers.ts';
import { elfRows, listElves, type Elf } from './rest.ts';

/** The assistant and its elves (prepared questions). */
export const assistantResolvers = {
  Viewer: {
    elves: (_viewer, _args, context) => elvesOf(context),
    elf: async (_viewer, { code }, context) =>
      (await elvesOf(context)).find((elf) => elf.code === code) ?? null,
  },
  Elf: {
    enabled: ({ isEnabled }) => isEnabled,
    rows: (elf, { page, pageSize }, context) => rowsOfElf(elf, page, pageSize, context),
    __resolveReference: async ({ id }, context) =>
      (await elvesOf(context)).find((elf) => elf.id === id) ?? null,
  },
} satisfies Resolvers;

function elvesOf(context: Context): Promise<Elf[]> {
  const { retail, account } = requireSignedIn(context);
  return listElves(retail, account);
}

function rowsOfElf(
  elf: Elf,
  page: number,
  pageSize: number,
  context: Context,
): Promise<ElfRowPage> {
  if (!elf.isEnabled) throw new GatewayError('FORBIDDEN');
  pageOf({ page, pageSize });
  return elfRows(requireSignedIn(context).retail, elf, { page, pageSize });
}
