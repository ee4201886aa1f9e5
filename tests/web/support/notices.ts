/** The texts of the notices at the edge of the page. */
export const noticeText = () => document.querySelector('.notices')?.textContent ?? '';
