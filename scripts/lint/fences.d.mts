/**
 * Returns why an import is forbidden, or undefined. `from` is a path below the project folder; `to`
 * is such a path or the name of a package.
 */
export function judgeImport(from: string, to: string, isPackage: boolean): string | undefined;
/** Returns why a path below the project folder is forbidden, or undefined. */
export function judgePath(path: string): string | undefined;
/** Whether a file is generated. */
export function isGenerated(path: string): boolean;
/** The only file of the gateway that may import types from every layer. */
export const TYPES_OF_ALL_LAYERS: string;
