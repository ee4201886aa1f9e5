/** The id of the element that the tabs of the editor control. */
export const queryPanelId = 'playground-query';
