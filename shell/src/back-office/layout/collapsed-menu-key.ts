/** Key in local storage: `true` while the menu shows icons alone. */
export const collapsedMenuKey = 'menu-collapsed';
