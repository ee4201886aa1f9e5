import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync('web/kit/theme/tokens.css', 'utf8').replaceAll(/\/\*[\s\S]*?\*\//gu, '');

function tokensOf(selector: string): Record<string, string> {
  const block = new RegExp(`(?:^|\\})\\s*${selector.replaceAll(/[[\]]/gu, '\\$&')}\\s*\\{([^}]*)\\}`, 'u').exec(css)?.[1] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\s*(?:;|$)/giu)].map(([, name = '', colour = '']) => [name, colour]),
  );
}

const light = tokensOf(':root');
const schemes = { light, dark: { ...light, ...tokensOf('[data-scheme=dark]'), ...tokensOf("[data-scheme='dark']") } };

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

const planes = ['frame', 'ground', 'surface', 'sunken', 'raised', 'hover'];

describe.each(['light', 'dark'] as const)('In the %s scheme', (scheme) => {
  const tokens = schemes[scheme];
  const ratio = (front: string, back: string) => contrast(tokens[front] ?? '', tokens[back] ?? '');

  it.each(['text', 'text-2', 'link'])('%s can be read on every plane', (text) => {
    for (const plane of planes) expect(ratio(text, plane), `${text} on ${plane}`).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['on-action', 'action'],
    ['on-action', 'action-hover'],
    ['on-action', 'action-press'],
    ['on-danger', 'danger'],
    ['link', 'soft'],
    ['text', 'soft'],
    ['text-3', 'surface'],
    ['danger', 'surface'],
    ['danger', 'danger-soft'],
    ['warn', 'warn-soft'],
    ['ok', 'ok-soft'],
    ['up', 'surface'],
    ['down', 'surface'],
    ['text-2', 'frame-hover'],
    ['tag-todo', 'tag-todo-bg'],
    ['tag-alert', 'tag-alert-bg'],
    ['tag-sys', 'tag-sys-bg'],
    ['tag-notify', 'tag-notify-bg'],
    ['tag-flat', 'tag-flat-bg'],
  ])('%s can be read on %s', (front, back) => {
    expect(ratio(front, back)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['line-input', 'surface'],
    ['focus', 'surface'],
    ['focus', 'ground'],
    ['focus', 'frame'],
    ['brand', 'surface'],
    ['s1', 'surface'],
    ['s4', 'surface'],
    ['plan', 'surface'],
  ])('the outline or mark %s can be told from %s', (front, back) => {
    expect(ratio(front, back)).toBeGreaterThanOrEqual(3);
  });
});
