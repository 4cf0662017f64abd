import { useForm } from '@mantine/form';
import { IconPackage, IconPencil, IconTrash } from '@tabler/icons-react';
import * as components from '@varda/admin/components';
import * as form from '@varda/admin/form';
import { useState } from 'react';
import { inWords } from './in-words.ts';

export function Action() {
  return (
    <>
      <components.Action label={inWords({ en: 'Edit', mk: 'Уреди' })} locked={null} onClick={nothing}>
        <IconPencil size={18} />
      </components.Action>
      <components.Action
        label={inWords({ en: 'Delete', mk: 'Избриши' })}
        locked={inWords({ en: 'Admins only', mk: 'Само за администратори' })}
        onClick={nothing}
      >
        <IconTrash size={18} />
      </components.Action>
    </>
  );
}

export function ActionsMenu() {
  const actions = [
    { label: inWords({ en: 'Edit', mk: 'Уреди' }), Icon: IconPencil, onClick: nothing },
    {
      label: inWords({ en: 'Delete', mk: 'Избриши' }),
      Icon: IconTrash,
      isDestructive: true as const,
      onClick: nothing,
    },
  ];
  return <components.ActionsMenu label={inWords({ en: 'Actions', mk: 'Дејства' })} actions={actions} />;
}

export function SearchBox() {
  const [search, setSearch] = useState('');
  return <components.SearchBox search={search} onSearch={setSearch} />;
}

export function Pager() {
  const [state, setState] = useState({ page: 2, limit: 5 as const });
  const change = (part: object) => setState((last) => ({ ...last, ...part }));
  return <components.Pager list={{ state, totalCount: 23, change }} />;
}

export function EmptyList() {
  const action = { label: inWords({ en: 'Add the first item', mk: 'Додај ја првата ставка' }), onClick: nothing };
  return (
    <components.EmptyList
      Icon={IconPackage}
      hint={inWords({ en: 'This list is still empty.', mk: 'Овој список сѐ уште е празен.' })}
      action={action}
    />
  );
}

export function Moment() {
  return <components.Moment at="2026-11-23T09:05:00.000Z" />;
}

export function QuestionModal() {
  const [opened, setOpened] = useState(false);
  const title = inWords({ en: 'Delete', mk: 'Избриши' });
  const close = () => setOpened(false);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        {title}
      </button>
      <components.QuestionModal
        opened={opened}
        title={title}
        confirm={title}
        color="red"
        isBusy={false}
        failure={null}
        onConfirm={close}
        onClose={close}
      >
        {inWords({
          en: 'Are you sure you want to delete this item?',
          mk: 'Дали сте сигурни дека сакате да ја избришете оваа ставка?',
        })}
      </components.QuestionModal>
    </>
  );
}

export function LanguageSections() {
  const values = { name: { en: 'Syrups', mk: 'Сирупи' }, text: { en: 'A spoon holds 3 to 7 ml.', mk: '' } };
  const sample = useForm({ initialValues: values });
  return (
    <>
      {(['both', 'tabs'] as const).map((layout) => (
        <form.LanguageSections key={layout} form={sample} layout={layout}>
          {(field) => (
            <>
              <form.TextLineInput longest={60} {...field('name')} />
              <form.TextAreaInput longest={200} {...field('text')} />
            </>
          )}
        </form.LanguageSections>
      ))}
    </>
  );
}

export function TextLineInput() {
  const [value, setValue] = useState('GALAHEALTH® Magnesium');
  return (
    <form.TextLineInput
      label={inWords({ en: 'Name', mk: 'Име' })}
      longest={24}
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
    />
  );
}

export function TextAreaInput() {
  const [value, setValue] = useState('');
  return (
    <form.TextAreaInput
      label={inWords({ en: 'Short description', mk: 'Краток опис' })}
      longest={200}
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
    />
  );
}

export function RichTextInput() {
  const [value, setValue] = useState(
    inWords({ en: '<p>A <strong>text</strong></p>', mk: '<p>Еден <strong>текст</strong></p>' }),
  );
  return (
    <form.RichTextInput
      label={inWords({ en: 'Description', mk: 'Опис' })}
      value={value}
      onChange={setValue}
      illustrated
    />
  );
}

function nothing() {}
