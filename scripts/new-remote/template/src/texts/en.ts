export const en = {
  start: {
    title: 'Sample',
    lead: 'A new part of the site begins here.',
  },
};
export default en;
