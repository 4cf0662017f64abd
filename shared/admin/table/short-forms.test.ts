import { withWholeShortForms } from './short-forms.ts';

test('[A-03] short forms in brackets stay on one line, other slashes may end one', () => {
  expect(withWholeShortForms('Дизајнер (м/ж), designer (m/f/d)')).toBe(
    'Дизајнер (м/\u2060ж), designer (m/\u2060f/\u2060d)',
  );
  expect(withWholeShortForms('Gel/cream (gel/cream), 1/2')).toBe('Gel/cream (gel/cream), 1/2');
});
