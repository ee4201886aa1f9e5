import type { RetailDatabase } from '../database/sqlite.ts';
import { insertRows } from './rows.ts';

/** 001 add, 002 edit, 003 delete, 004 audit, 005 import, 006 export, 007 print, 010 reject. */
const ALL = ['001', '002', '003', '004', '005', '006', '007', '010'];
const WRITE = ['001', '002', '003', '006', '007'];
const DECIDE = ['004', '006', '007', '010'];
const READ = ['006', '007'];

/** Permissions of a post template in lists and documents. */
const OPERATIONS: Readonly<Record<string, readonly string[]>> = {
  PT01: DECIDE,
  PT02: ALL,
  PT03: DECIDE,
  PT04: WRITE,
  PT05: ['001', '002', '007'],
  PT06: ALL,
  PT07: [...WRITE, '005'],
  PT08: [...DECIDE, '001', '002'],
  PT09: READ,
  PT10: ALL,
  PT12: ALL,
  SUPPLIER: ['001', '002', '006', '007'],
};

export function seedOperations(db: RetailDatabase): void {
  const rows = Object.entries(OPERATIONS).flatMap(([template, methods]) =>
    methods.map((method) => [template, method]),
  );
  insertRows(db, 'template_operation', ['posttmplcode', 'method'], rows);
}
