export const en = {
  start: {
    title: 'Built with Vite',
    lead: 'This page comes from a repository and a bundler of its own.',
    press: 'Presses:',
  },
};
export default en;
