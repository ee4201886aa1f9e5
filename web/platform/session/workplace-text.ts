/** A post with its department; only the post when the services name no department. */
export function postText(
  { departmentName, name }: { departmentName: string; name: string },
  separator = ' · ',
): string {
  return departmentName === '' ? name : `${departmentName}${separator}${name}`;
}

/** The number and name of a store. A store without a name is named after its number. */
export function shopText({ number, name }: { number: string; name: string }): string {
  return name === number ? number : `${number} ${name}`;
}
