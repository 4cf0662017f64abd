import {
  digitsInSkopje,
  endOfDay,
  inSkopje,
  isElsewhere,
  momentInSkopje,
  startOfDay,
  writtenInSkopje,
} from './dates.ts';

const chosen = (text: string) => {
  const [date = '', time = ''] = text.split(' ');
  return momentInSkopje({ date, time });
};
const once = (at: string) => ({ at, isTwice: false });

test.each([
  ['2026-12-03 08:00', '2026-12-03T07:00:00.000Z'],
  ['2027-07-01 00:00', '2027-06-30T22:00:00.000Z'],
  ['2027-03-28 01:59', '2027-03-28T00:59:00.000Z'],
  ['2027-03-28 03:00', '2027-03-28T01:00:00.000Z'],
  ['2027-10-31 01:59', '2027-10-30T23:59:00.000Z'],
  ['2027-10-31 03:00', '2027-10-31T02:00:00.000Z'],
])('[E-03] %s in Skopje is one moment, and is shown as it was chosen', (local, at) => {
  expect(chosen(local)).toEqual(once(at));
  expect(inSkopje(at)).toEqual({ date: local.slice(0, 10), time: local.slice(11) });
});

test.each(['2027-03-28 02:00', '2027-03-28 02:30', '2027-03-28 02:59'])(
  '[E-03] there is no %s in Skopje: clocks go forward',
  (local) => {
    expect(chosen(local)).toEqual({ at: null, isTwice: false });
  },
);

test.each([
  ['2027-10-31 02:00', '2027-10-31T00:00:00.000Z'],
  ['2027-10-31 02:59', '2027-10-31T00:59:00.000Z'],
])('[E-03] %s comes twice in Skopje: the first time is meant', (local, at) => {
  expect(chosen(local)).toEqual({ at, isTwice: true });
});

test('[E-03] what is no date or time is none', () => {
  for (const local of ['2027-02-30 08:00', '2027-02-28 25:00', ' 08:00', '2027-02-28 ', 'x y'])
    expect(chosen(local)).toBeUndefined();
});

test('[E-03] moments are written in words of the language, in the time of Skopje', () => {
  expect(writtenInSkopje('2026-12-31T23:00:00.000Z', 'en')).toBe('1 Jan 2027, 00:00');
  const at = '2026-12-03T07:00:00.000Z';
  const looks = ['moment', 'date', 'weekday', 'month'] as const;
  expect(looks.map((look) => writtenInSkopje(at, 'mk', look))).toEqual([
    '3 дек. 2026, 08:00',
    'четврток, 3 декември 2026',
    'чет',
    'декември 2026',
  ]);
  expect(looks.map((look) => writtenInSkopje(at, 'en', look))).toEqual([
    '3 Dec 2026, 08:00',
    'Thursday, 3 December 2026',
    'Thu',
    'December 2026',
  ]);
});

test('[A-03] dates are written DD/MM/YYYY HH:mm as in Skopje; a computer whose clock is another one is named', () => {
  expect(digitsInSkopje('2026-12-31T23:05:00.000Z')).toBe('01/01/2027 00:05');
  const at = (minutesBehind: number) => {
    const moment = new Date('2026-07-01T10:00:00.000Z');
    moment.getTimezoneOffset = () => minutesBehind;
    return isElsewhere(moment);
  };
  expect([at(-120), at(-60), at(0), at(240)]).toEqual([false, true, true, true]);
});

test('[E-09] days of a filter are those of Skopje, also where clocks are set', () => {
  expect(startOfDay('2026-07-01')).toBe('2026-06-30T22:00:00.000Z');
  expect(startOfDay('2026-12-01')).toBe('2026-11-30T23:00:00.000Z');
  expect([startOfDay('2026-03-29'), endOfDay('2026-03-29')]).toEqual([
    '2026-03-28T23:00:00.000Z',
    '2026-03-29T22:00:00.000Z',
  ]);
  expect([startOfDay('2026-10-25'), endOfDay('2026-10-25')]).toEqual([
    '2026-10-24T22:00:00.000Z',
    '2026-10-25T23:00:00.000Z',
  ]);
  expect(endOfDay('9999-12-31')).toBe('9999-12-31T23:00:00.000Z');
});

test('[A-01] [A-03] a browser that has Temporal makes no format, which takes long', () => {
  const made = jest.spyOn(Intl, 'DateTimeFormat');
  const toZonedDateTimeISO = jest.fn(() => ({ toString: () => '2026-12-03T08:00' }));
  const native = Reflect.get(globalThis, 'Temporal');
  Object.assign(globalThis, { Temporal: { Instant: { fromEpochMilliseconds: () => ({ toZonedDateTimeISO }) } } });
  try {
    jest.isolateModules(() => {
      const fresh = jest.requireActual<typeof import('./dates.ts')>('./dates.ts');
      expect(fresh.digitsInSkopje('2026-12-03T07:00:00.000Z')).toBe('03/12/2026 08:00');
    });
    expect(toZonedDateTimeISO).toHaveBeenCalledWith('Europe/Skopje');
    expect(made).not.toHaveBeenCalled();
  } finally {
    Reflect.set(globalThis, 'Temporal', native);
    made.mockRestore();
  }
});
