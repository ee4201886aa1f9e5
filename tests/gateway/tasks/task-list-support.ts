import { startGateway } from '../../support/gateway/gateway.ts';

export async function ask(fields: string) {
  const gateway = await startGateway();
  const { data, errors } = await gateway.ask(`{ viewer { ${fields} } }`, {
    cookie: await gateway.signIn(),
  });
  return { viewer: data?.viewer as Record<string, unknown> | null | undefined, errors };
}
