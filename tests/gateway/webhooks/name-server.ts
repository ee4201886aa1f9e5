import { createSocket } from 'node:dgram';
import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';
import { onTestFinished } from 'vitest';

type Family = 'A' | 'AAAA';

interface NameServer {
  /** As `Resolver.setServers` takes it. */
  address: string;
  /** The questions so far, such as `A hooks.example`. */
  questions: string[];
}

const HEADER_BYTES = 12;
const TYPES: Readonly<Record<number, Family>> = { 1: 'A', 28: 'AAAA' };

/**
 * A name server on this machine, at a port of its own. `answer` has the addresses for a question;
 * none mean that the host has no such addresses, and null that no answer is sent.
 */
export async function startNameServer(
  answer: (family: Family, host: string) => Promise<string[] | null> | string[] | null,
): Promise<NameServer> {
  const questions: string[] = [];
  const socket = createSocket('udp4');
  let isOpen = true;
  socket.on('message', (message, { port, address }) => {
    const { host, family, end } = questionOf(message);
    questions.push(`${family} ${host}`);
    void Promise.resolve(answer(family, host)).then((addresses) => {
      if (addresses !== null && isOpen)
        socket.send(answerTo(message.subarray(0, end), addresses), port, address);
    });
  });
  await new Promise<void>((resolve) => void socket.bind(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    isOpen = false;
    socket.close();
  });
  return { address: `127.0.0.1:${socket.address().port}`, questions };
}

function questionOf(message: Buffer): { host: string; family: Family; end: number } {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let size = message.readUInt8(at); size > 0; size = message.readUInt8(at)) {
    labels.push(message.toString('latin1', at + 1, at + 1 + size));
    at += 1 + size;
  }
  const family = TYPES[message.readUInt16BE(at + 1)] ?? 'A';
  return { host: labels.join('.').toLowerCase(), family, end: at + 5 };
}

/** The header and question, as a successful answer with these addresses. */
function answerTo(question: Buffer, addresses: readonly string[]): Buffer {
  const head = Buffer.from(question);
  head.writeUInt16BE(0x81_80, 2);
  head.writeUInt16BE(addresses.length, 6);
  // The counts of further records, one of which a question may have.
  head.writeUInt32BE(0, 8);
  return Buffer.concat([head, ...addresses.map(recordOf)]);
}

/** A record that refers to the name in the question and may not be cached. */
function recordOf(address: string): Buffer {
  const bytes = Buffer.from(ipaddr.parse(address).toByteArray());
  const record = Buffer.alloc(HEADER_BYTES);
  record.writeUInt16BE(0xc0_0c, 0);
  record.writeUInt16BE(isIPv6(address) ? 28 : 1, 2);
  record.writeUInt16BE(1, 4);
  record.writeUInt16BE(bytes.length, 10);
  return Buffer.concat([record, bytes]);
}
