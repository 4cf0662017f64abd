export const en = {
  failure: {
    title: 'This part of the page could not be loaded',
    unreachable: 'The service behind it does not answer at the moment.',
    slow: 'It takes longer than usual to answer.',
    incompatible: 'It is being updated. Please try again in a few minutes.',
    broken: 'Something went wrong while it was starting.',
    retry: 'Try again',
    retrying: 'Trying again…',
  },
  loading: 'Loading…',
};

export default en;
