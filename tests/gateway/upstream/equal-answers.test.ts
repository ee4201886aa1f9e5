import { expect, test } from 'vitest';
import { createEqualAnswers } from '../../../gateway/upstream/equal-answers.ts';

const bodyOf = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));
const menusOf = (name: string) => ({
  returncode: '0',
  data: Array.from({ length: 20 }, (_, index) => ({ menucode: `m${index}`, menuname: name })),
});

test('a body that comes for the third time gives the data of the second, frozen', () => {
  const parse = createEqualAnswers();
  const [first, second, third] = [1, 2, 3].map(() => parse(bodyOf(menusOf('orders'))));
  expect(first).toEqual(menusOf('orders'));
  expect(second).not.toBe(first);
  expect(third).toBe(second);
  expect(Object.isFrozen(first)).toBe(false);
  expect(Object.isFrozen((third as ReturnType<typeof menusOf>).data[3])).toBe(true);
});

test('bodies of the same length never share data', () => {
  const parse = createEqualAnswers();
  for (let round = 0; round < 3; round += 1) {
    expect(parse(bodyOf(menusOf('orders')))).toEqual(menusOf('orders'));
    expect(parse(bodyOf(menusOf('prices')))).toEqual(menusOf('prices'));
  }
});

test('data of an answer does not change with the buffer that it was read from', () => {
  const parse = createEqualAnswers();
  const buffer = bodyOf(menusOf('orders'));
  parse(buffer);
  parse(buffer);
  buffer.fill(' ');
  buffer.write('1');
  expect(parse(buffer)).toBe(1);
  expect(parse(bodyOf(menusOf('orders')))).toEqual(menusOf('orders'));
});

test('short and very long bodies are parsed each time', () => {
  const parse = createEqualAnswers();
  const long = { data: 'x'.repeat(300 * 1024) };
  for (const value of [{ returncode: '0' }, long]) {
    const [, second, third] = [1, 2, 3].map(() => parse(bodyOf(value)));
    expect(third).toEqual(value);
    expect(third).not.toBe(second);
  }
});

test('invalid JSON is refused each time', () => {
  const parse = createEqualAnswers();
  const broken = Buffer.from(`{"data": "${'x'.repeat(400)}`);
  for (let round = 0; round < 3; round += 1) expect(() => parse(broken)).toThrow(SyntaxError);
});

test('the data that was used longest ago is dropped when there is too much of it', () => {
  const parse = createEqualAnswers();
  const large = (index: number) => bodyOf({ index, text: 'x'.repeat(200 * 1024) });
  parse(large(0));
  const kept = parse(large(0));
  expect(parse(large(0))).toBe(kept);
  for (let index = 1; index < 50; index += 1)
    for (let time = 0; time < 2; time += 1) parse(large(index));
  expect(parse(large(0))).not.toBe(kept);
  const last = parse(large(49));
  expect(parse(large(49))).toBe(last);
});
