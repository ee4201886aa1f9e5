import { type Answering } from '../../support/retail/loopback-retail.ts';

export const html: Answering = (_call, response) => {
  response
    .writeHead(200, { 'content-type': 'text/html' })
    .end('<!doctype html><title>Welcome</title>');
  return 'handled';
};

export const text =
  (body: string | Buffer, headers: Record<string, string> = {}): Answering =>
  (_call, response) => {
    response.writeHead(200, headers).end(body);
    return 'handled';
  };
