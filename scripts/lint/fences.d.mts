/** Says in words what is wrong with one import, or nothing. `from` is a path below the project; `to` is one too, or a package's name. */
export function judgeImport(from: string, to: string, isPackage: boolean): string | undefined;
/** Says in words what is wrong with a path below the project, or nothing. */
export function judgePath(path: string): string | undefined;
/** Whether a path is made by a tool. */
export function isGenerated(path: string): boolean;
/** The one file of the gateway that may import types from every layer. */
export const TYPES_OF_ALL_LAYERS: string;
