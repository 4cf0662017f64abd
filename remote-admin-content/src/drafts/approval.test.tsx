import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, overwrite, renderAdmin, someTime, stubBrowserApis, write } from '@varda/admin/testing';
import { findUnsaved, removeUnsavedOf } from '@varda/admin/unsaved';
import type { Approval } from '@varda/contract/approvals';
import type { Draft, DraftDetails } from '@varda/contract/drafts';
import type { Permission } from '@varda/contract/permissions';
import HistoryPage from '../history/history.page.tsx';
import en from '../texts/en.ts';
import mk from '../texts/mk.ts';

beforeAll(stubBrowserApis);

afterEach(async () => {
  cleanup();
  await removeUnsavedOf(null);
});

const { approvals } = en.admin;
const stop = (text: string) => ({ _id: 'id-1', text: { en: text, mk: '<p>Станица</p>' }, position: 1, ...someTime });
const draft: Draft = {
  ...{ entity: 'history', _id: 'id-1', __v: 123_456_789, state: 'changed', languages: ['en'] },
  ...{ title: { en: 'Drafted', mk: 'Станица' }, fields: ['text.en'], lacks: { en: null, mk: null } },
  ...{ savedAt: someTime.createdAt, by: { _id: 'boris', name: 'Boris' }, area: 'pages', categoryName: null },
};
const asked: Approval = {
  ...{ state: 'asked', askedAt: someTime.createdAt, askedBy: { _id: 'boris', name: 'Boris' } },
  ...{ note: '<img src=x onerror=alert(1)> Twice?', isChanged: false, returned: null },
  ...{ writers: ['Boris', 'Vera'], needsAnother: false },
};

interface Setting {
  restrictions?: Permission[];
  approval?: Approval | null;
  hasDraft?: boolean;
  areas?: string[];
  /** Where visitors see the item; they see it everywhere if nothing is said. */
  active?: Record<'en' | 'mk', boolean>;
  search?: string;
}

function openHistory(setting: Setting) {
  const { restrictions = [], approval = null, hasDraft = true, areas = ['pages'], search = '', active } = setting;
  const details: DraftDetails = {
    ...{ ...draft, approval, planned: [] },
    item: { ...stop('<p>Take it three times</p>'), __v: draft.__v, active },
    published: { ...stop('<p>Take it twice</p>'), __v: 4, active },
    base: { 'text.en': '<p>Take it twice</p>' },
  };
  const api = fakeApi(({ method, path }) => {
    if (method === 'PUT') return { ...stop('<p>Written</p>'), __v: 234_567_890 };
    if (method === 'POST' && path === '/history') return { ...stop('<p>Written</p>'), __v: 234_567_890 };
    if (method !== 'GET') return { done: true };
    if (path === '/session') return { _id: 'ana', restrictions, approvedAreas: areas };
    return path.startsWith('/drafts/') ? details : [{ ...stop('<p>Take it twice</p>'), __v: 4 }];
  });
  if (hasDraft) api.drafts = [draft];
  renderAdmin(
    {
      ...{ Page: HistoryPage, pattern: '/admin/history', path: '/admin/history', namespace: 'admin-content' },
      texts: { en, mk },
    },
    { search },
  );
  return { api, details, user: userEvent.setup({ delay: null }) };
}

const edit = async (user: ReturnType<typeof userEvent.setup>) => {
  // Until the permissions are known and dragging is loaded the table is mounted anew, and a press that is no real one would be lost.
  await waitFor(async () => {
    await user.click(screen.getByRole('button', { name: /^Edit: / }));
    expect(screen.getByRole('dialog', { name: 'Edit History' })).toBeInTheDocument();
  });
  return screen.findByRole('dialog', { name: 'Edit History' });
};
const review = async (user: ReturnType<typeof userEvent.setup>, form: HTMLElement) => {
  await user.click(await within(form).findByRole('button', { name: approvals.compare }));
  return screen.findByRole('dialog', { name: approvals.review });
};

test('[U-05] who may not publish saves what is new and asks for approval of it, with a note', async () => {
  const { api, user } = openHistory({ restrictions: ['pages.publish'], hasDraft: false });
  const form = await edit(user);
  const button = await within(form).findByRole('button', { name: approvals.ask });
  expect(button).toBeDisabled();
  await overwrite(user, await within(form).findByRole('textbox', { name: /EN$/ }), 'Written');
  await user.click(button);
  const question = await screen.findByRole('dialog', { name: approvals.ask });
  await write(user, within(question).getByLabelText(approvals.note), 'Please look');
  await user.click(within(question).getByRole('button', { name: approvals.ask }));
  expect(await screen.findByText(approvals.asked)).toBeVisible();
  expect(api.callsOf('PUT /history')[0]?.query.get('as')).toBe('draft');
  expect(api.callsOf('POST /approvals/history/id-1').map(({ body, ifMatch }) => [body, ifMatch])).toEqual([
    [{ note: 'Please look' }, '"234567890"'],
  ]);
});

test('[U-05] a draft that stays as it is, is asked about as it was seen; where the request fails the form says so', async () => {
  const { api, user } = openHistory({ restrictions: ['pages.publish'] });
  const ask = async () => {
    const form = await edit(user);
    await user.click(await within(form).findByRole('button', { name: approvals.ask }));
    return screen.findByRole('dialog', { name: approvals.ask });
  };
  const question = await ask();
  await write(user, within(question).getByLabelText(approvals.note), 'Please look');
  api.fail('POST /approvals', { status: 409, body: { code: 'conflict', message: 'Changed' } });
  await user.click(within(question).getByRole('button', { name: approvals.ask }));
  expect(await screen.findByText(approvals.notAsked)).toBeVisible();
  expect(api.callsOf('POST /approvals/history/id-1').map(({ ifMatch }) => ifMatch)).toEqual([`"${draft.__v}"`]);
  expect(api.callsOf('PUT /history')).toEqual([]);

  api.recover();
  const again = await ask();
  expect(within(again).getByLabelText(approvals.note)).toHaveValue('Please look');
  await user.click(within(again).getByRole('button', { name: approvals.ask }));
  expect(await screen.findByText(approvals.asked)).toBeVisible();
  expect(api.callsOf('POST /approvals/history/id-1').at(-1)?.body).toEqual({ note: 'Please look' });
  expect(within(await ask()).getByLabelText(approvals.note)).toHaveValue('');
});

test('[U-05] the note to a new item, for which approval could not be asked, waits at its draft and at no other new one', async () => {
  const { api, user } = openHistory({ restrictions: ['pages.publish'], hasDraft: false });
  api.fail('POST /approvals', { status: 409, body: { code: 'conflict', message: 'Changed' } });
  const ask = async (form: HTMLElement) => {
    await user.click(await within(form).findByRole('button', { name: approvals.ask }));
    return screen.findByRole('dialog', { name: approvals.ask });
  };
  const create = async () => {
    await user.click(await screen.findByRole('button', { name: 'Create History' }));
    const form = await screen.findByRole('dialog', { name: 'Create History' });
    for (const name of [/EN/, /MK/])
      await overwrite(user, await within(form).findByRole('textbox', { name }), 'Written');
    return form;
  };
  const discard = async (asking: HTMLElement, title: string) => {
    await user.click(within(asking).getByRole('button', { name: 'Cancel' }));
    await user.click(within(screen.getByRole('dialog', { name: title })).getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };
  const question = await ask(await create());
  await write(user, within(question).getByLabelText(approvals.note), 'Please look');
  await user.click(within(question).getByRole('button', { name: approvals.ask }));
  expect(await screen.findByText(approvals.notAsked)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const another = await ask(await create());
  expect(within(another).getByLabelText(approvals.note)).toHaveValue('');
  await discard(another, 'Create History');
  const own = await edit(user);
  await overwrite(user, await within(own).findByRole('textbox', { name: /EN$/ }), 'Written');
  const waiting = await ask(own);
  expect(within(waiting).getByLabelText(approvals.note)).toHaveValue('Please look');
  await user.clear(within(waiting).getByLabelText(approvals.note));
  await discard(waiting, 'Edit History');
});

test('[U-05] [A-17] the note to a new item goes with its form, and outlives the tab with the words of it', async () => {
  const setting = { restrictions: ['pages.publish'] as Permission[], hasDraft: false };
  const noteOf = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(screen.getByRole('button', { name: approvals.ask }));
    return within(await screen.findByRole('dialog', { name: approvals.ask })).getByLabelText(approvals.note);
  };
  const create = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(await screen.findByRole('button', { name: 'Create History' }));
    const form = await screen.findByRole('dialog', { name: 'Create History' });
    return { form, text: await within(form).findByRole('textbox', { name: /EN/ }) };
  };
  const { user } = openHistory(setting);
  const { text, form } = await create(user);
  await overwrite(user, text, 'Written');
  await overwrite(user, await within(form).findByRole('textbox', { name: /MK/ }), 'Written');
  await write(user, await noteOf(user), 'Please look');
  await waitFor(async () => expect(await findUnsaved('')).toMatchObject({ note: 'Please look' }));
  cleanup();

  const { user: later } = openHistory(setting);
  await create(later);
  await later.click(await screen.findByRole('button', { name: 'Continue with it' }));
  expect(await noteOf(later)).toHaveValue('Please look');
  await later.keyboard('{Escape}');
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  await later.keyboard('{Escape}');
  await later.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  const { form: other, text: otherText } = await create(later);
  await overwrite(later, otherText, 'Other');
  await overwrite(later, await within(other).findByRole('textbox', { name: /MK/ }), 'Other');
  expect(await noteOf(later)).toHaveValue('');
});

test('[U-05] approval is asked for with its note, also where a conflict is decided before', async () => {
  const { api, user } = openHistory({ restrictions: ['pages.publish'], hasDraft: false });
  const form = await edit(user);
  await overwrite(user, await within(form).findByRole('textbox', { name: /EN$/ }), 'Written');
  await user.click(within(form).getByRole('button', { name: approvals.ask }));
  const question = await screen.findByRole('dialog', { name: approvals.ask });
  await write(user, within(question).getByLabelText(approvals.note), 'Please look');
  const current = { ...stop('<p>Theirs</p>'), __v: 9 };
  api.failOnce('PUT /history', { status: 409, body: { code: 'changed_meanwhile', message: 'Changed', current } });
  await user.click(within(question).getByRole('button', { name: approvals.ask }));
  const conflict = await screen.findByRole('dialog', { name: en.admin.conflict.title });
  await user.click(within(conflict).getByRole('radio', { name: en.admin.conflict.mine }));
  await user.click(within(conflict).getByRole('button', { name: 'Save the choice' }));
  expect(await screen.findByText(approvals.asked)).toBeVisible();
  expect(api.callsOf('POST /approvals/history/id-1').map(({ body }) => body)).toEqual([{ note: 'Please look' }]);
});

test('[U-05] nobody is asked where the area does not want it', async () => {
  const { user } = openHistory({ restrictions: ['pages.publish'], areas: ['site'] });
  const form = await edit(user);
  await within(form).findByRole('button', { name: approvals.compare });
  expect(within(form).queryByRole('button', { name: approvals.ask })).not.toBeInTheDocument();
});

test('[U-05] who may publish sees what the draft changes, word by word, and approves the version seen', async () => {
  const { api, user } = openHistory({ approval: asked });
  const form = await edit(user);
  expect(await within(form).findByText(/Boris asks for approval/)).toBeVisible();
  const dialog = await review(user, form);
  // What was typed is text.
  expect(within(dialog).getByText(asked.note)).toBeVisible();
  expect(within(dialog).getByText('Written by: Boris, Vera')).toBeVisible();
  const field = within(dialog).getByRole('region', { name: /English$/ });
  expect(within(field).getByText('twice').tagName).toBe('DEL');
  expect(within(field).getByText('three times').tagName).toBe('INS');
  await user.click(within(dialog).getByRole('button', { name: approvals.approve }));
  expect(await screen.findByText(approvals.done.approve)).toBeVisible();
  expect(api.callsOf('POST /drafts/publication').map(({ body }) => body)).toEqual([
    { drafts: [{ entity: 'history', _id: 'id-1', __v: draft.__v, approves: true }] },
  ]);
});

test('[U-05] who approves what stays hidden is told so before and after', async () => {
  const { user } = openHistory({
    approval: asked,
    restrictions: ['pages.write'],
    active: { en: false, mk: false },
    search: '?review=id-1',
  });
  const dialog = await screen.findByRole('dialog', { name: approvals.review });
  expect(await within(dialog).findByText(approvals.saved)).toBeVisible();
  expect(within(dialog).queryByText(approvals.published)).not.toBeInTheDocument();
  expect(within(dialog).getByText(/^Visitors will not see it in: English, Macedonian/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: approvals.approve }));
  expect(
    await screen.findByText(/^The draft is approved. Visitors do not see it in: English, Macedonian/),
  ).toBeVisible();
});

test('[U-05] [E-03] who decides sees what is scheduled of the draft', async () => {
  const { api, user } = openHistory({ approval: asked });
  const plan = {
    entity: 'history',
    _id: 'id-1',
    action: 'publish',
    language: null,
    schedule: 'at-1',
    name: '',
  } as const;
  api.planned = [{ ...plan, at: '2050-12-24T08:00:00.000Z', state: 'waiting' }];
  const dialog = await review(user, await edit(user));
  expect(within(dialog).getByText(/^Publishes on .*2050/)).toBeVisible();
});

test('[U-05] a draft is returned with a comment, which it takes; a refusal stays in sight', async () => {
  const { api, user } = openHistory({ approval: asked });
  const dialog = await review(user, await edit(user));
  await user.click(within(dialog).getByRole('button', { name: approvals.return }));
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(within(dialog).getByRole('button', { name: approvals.return })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(within(dialog).queryByRole('button', { name: approvals.approve })).not.toBeInTheDocument();
  const send = within(dialog).getByRole('button', { name: approvals.returnWith });
  expect(send).toBeDisabled();
  const comment = within(dialog).getByRole('textbox', { name: new RegExp(approvals.comment) });
  expect(comment).toHaveFocus();
  await user.type(comment, 'Which dose?{Control>}{Enter}{/Control}');
  expect(api.callsOf('POST /drafts/publication')).toEqual([]);
  api.fail('POST /approvals', { status: 409, body: { code: 'conflict', message: 'Somebody has changed it' } });
  await user.click(send);
  const alert = await within(dialog).findByText('Somebody has changed it');
  await waitFor(() => expect(alert.closest('[role=alert]')).toHaveFocus());
  api.recover();
  await user.click(send);
  expect(await screen.findByText(approvals.done.return)).toBeVisible();
  const [call] = api.callsOf('POST /approvals/history/id-1/return').slice(-1);
  expect([call?.body, call?.ifMatch]).toEqual([{ comment: 'Which dose?' }, `"${draft.__v}"`]);
});

test('[U-05] words of a return outlive the window, until they are sent', async () => {
  const { user } = openHistory({ approval: asked });
  const form = await edit(user);
  let dialog = await review(user, form);
  await user.click(within(dialog).getByRole('button', { name: approvals.return }));
  await write(user, within(dialog).getByRole('textbox', { name: new RegExp(approvals.comment) }), 'Which dose?');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  dialog = await review(user, form);
  expect(within(dialog).getByRole('textbox', { name: new RegExp(approvals.comment) })).toHaveValue('Which dose?');
  await user.click(within(dialog).getByRole('button', { name: approvals.returnWith }));
  expect(await screen.findByText(approvals.done.return)).toBeVisible();
});

test('[U-05] who has written it sees that somebody else has to approve it; what is unsaved has to be saved first', async () => {
  const { user } = openHistory({ approval: { ...asked, needsAnother: true, isChanged: true } });
  const form = await edit(user);
  expect(await within(form).findByText(approvals.changed)).toBeVisible();
  const dialog = await review(user, form);
  expect(within(dialog).getByRole('button', { name: approvals.approve })).toBeDisabled();
  expect(within(dialog).getByText(approvals.needsAnother)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await overwrite(user, await within(form).findByRole('textbox', { name: /EN$/ }), 'Written');
  expect(await within(await review(user, form)).findByText(approvals.unsaved)).toBeVisible();
});

test('[U-05] [A-17] a request is withdrawn by who may, and the form stays with what has been typed', async () => {
  const own = { ...asked, mayWithdraw: true };
  const { api, user } = openHistory({ approval: own, restrictions: ['pages.publish'] });
  const form = await edit(user);
  await overwrite(user, await within(form).findByRole('textbox', { name: /EN$/ }), 'Written');
  await user.click(await within(form).findByRole('button', { name: approvals.withdraw }));
  expect(await screen.findByText(approvals.withdrawn)).toBeVisible();
  expect(api.callsOf('DELETE /approvals/history/id-1')).toHaveLength(1);
  await waitFor(() => expect(within(form).queryByRole('button', { name: approvals.withdraw })).not.toBeInTheDocument());
  expect(within(form).getByRole('textbox', { name: /EN$/ })).toHaveTextContent('Written');
});

test('[U-05] a returned draft says by whom and why', async () => {
  const returned = { at: someTime.createdAt, by: { _id: 'vera', name: 'Vera' }, comment: 'Which dose?' };
  const { user } = openHistory({
    approval: { ...asked, state: 'returned', returned },
    restrictions: ['pages.publish'],
  });
  const form = await edit(user);
  expect(await within(form).findByText(/Returned by Vera/)).toBeVisible();
  expect(within(form).getByText('Which dose?')).toBeVisible();
});

test('[U-05] who may publish and not write approves without the form', async () => {
  const { api, user } = openHistory({ approval: asked, restrictions: ['pages.write'], search: '?review=id-1' });
  const dialog = await screen.findByRole('dialog', { name: approvals.review });
  const field = await within(dialog).findByRole('region', { name: /English$/ });
  expect(within(field).getByText('three times')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: approvals.approve }));
  expect(await screen.findByText(approvals.done.approve)).toBeVisible();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(api.callsOf('POST /drafts/publication').map(({ body }) => body)).toEqual([
    { drafts: [{ entity: 'history', _id: 'id-1', __v: draft.__v, approves: true }] },
  ]);
});

test('[U-05] a draft that was changed while it was looked at is shown as it is by now, and that one is approved', async () => {
  const { api, details, user } = openHistory({ approval: asked, search: '?review=id-1' });
  const dialog = await screen.findByRole('dialog', { name: approvals.review });
  await within(dialog).findByText('three times');
  Object.assign(details, { __v: 234_567_890, item: stop('<p>Take it four times</p>') });
  api.fail('POST /drafts/publication', { status: 409, body: { code: 'draft_changed', message: 'Changed meanwhile' } });
  await user.click(within(dialog).getByRole('button', { name: approvals.approve }));
  expect(await within(dialog).findByText('Changed meanwhile')).toBeVisible();
  expect(await within(dialog).findByText('four times')).toBeVisible();

  api.recover();
  await user.click(within(dialog).getByRole('button', { name: approvals.approve }));
  expect(await screen.findByText(approvals.done.approve)).toBeVisible();
  expect(api.callsOf('POST /drafts/publication').at(-1)?.body).toMatchObject({ drafts: [{ __v: 234_567_890 }] });
});

test('[U-05] [K-29] a review within a form that is refused shows the draft as it is by now; the form stays as it was', async () => {
  const { api, details, user } = openHistory({ approval: asked });
  const form = await edit(user);
  const dialog = await review(user, form);
  await within(dialog).findByText('three times');
  Object.assign(details, { __v: 234_567_890, item: stop('<p>Take it four times</p>') });
  api.fail('POST /drafts/publication', { status: 409, body: { code: 'draft_changed', message: 'Changed meanwhile' } });
  await user.click(within(dialog).getByRole('button', { name: approvals.approve }));
  expect(await within(dialog).findByText('four times')).toBeVisible();
  expect(within(form).getByText('Take it three times')).toBeInTheDocument();

  api.recover();
  await user.click(within(dialog).getByRole('button', { name: approvals.approve }));
  expect(await screen.findByText(approvals.done.approve)).toBeVisible();
  expect(api.callsOf('POST /drafts/publication').at(-1)?.body).toMatchObject({ drafts: [{ __v: 234_567_890 }] });
});

test('[U-05] a draft that somebody else has decided about is said to be gone', async () => {
  const { api } = openHistory({ search: '?review=id-1', hasDraft: false });
  api.fail('GET /drafts/history/id-1', { status: 404, body: { code: 'not_found', message: 'Gone' } });
  expect(await screen.findByText(approvals.gone)).toBeVisible();
});
