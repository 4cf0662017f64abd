// The build's own entry is empty: everything enters through the federation container.
export {};
