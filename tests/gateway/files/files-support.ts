import type {
  Transport,
  TransportRequest,
  TransportResponse,
} from '../../../gateway/upstream/transport.ts';
import { multipartForm } from '../../support/gateway/multipart-form.ts';
import { startGateway } from '../../support/gateway/gateway.ts';

export const UPLOADED = '/fs/msc-file/file/F9';

interface FileCall extends TransportRequest {
  text: string;
}

type Script = (
  call: FileCall,
) => { status?: number; body: Buffer | string | object } | 'unreachable';

export const envelope = (data: unknown, returncode = '0') => ({
  body: { returncode, message: 'services say', data },
});

/** A gateway with services as a function that sees the bytes of each call. */
export async function openFiles(script: Script = () => envelope({ url: UPLOADED }), config = {}) {
  const calls: FileCall[] = [];
  const transport: Transport = async (request): Promise<TransportResponse> => {
    const call = { ...request, text: request.body?.toString('latin1') ?? '' };
    calls.push(call);
    const answer = script(call);
    if (answer === 'unreachable') throw new Error('connection reset');
    const { status = 200, body } = answer;
    const bytes = Buffer.isBuffer(body)
      ? body
      : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
    return Promise.resolve({ status, headers: {}, body: bytes });
  };
  const gateway = await startGateway(config, { transport });
  const cookie = await gateway.signIn();
  const base = { 'accept-language': 'en-US', 'x-request-id': 'test-request' };

  async function upload(
    filename: string,
    content: Uint8Array | string,
    headers: Record<string, string> = { cookie },
  ) {
    const form = multipartForm([{ filename, content }]);
    return send(form.payload, { 'x-portal-request': '1', ...form.headers, ...headers });
  }
  async function send(payload: Buffer, headers: Record<string, string>) {
    return gateway.app.inject({
      method: 'POST',
      url: '/files/avatar',
      headers: { ...base, ...headers },
      payload,
    });
  }
  const get = (url: string, headers: Record<string, string> = { cookie }) =>
    gateway.app.inject({ url, headers: { ...base, ...headers } });
  return { ...gateway, calls, cookie, upload, send, get };
}
