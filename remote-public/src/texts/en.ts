export const en = { title: 'Users' };
export default en;
