import { Fragment } from 'react';
import { bounds } from '../../contract/bounds.ts';
import { namesOf, type TextField, type TextFields } from '../../contract/text-fields.ts';
import { GrowingLineInput } from './growing-line-input.tsx';
import type { LocalizedField } from './language-sections.tsx';
import { RichTextInput } from './rich-text-input.tsx';
import { TextAreaInput } from './text-area-input.tsx';
import { TextLineInput } from './text-line-input.tsx';

interface Props {
  /** The texts of the entity, in the order in which they are asked for. */
  texts: TextFields;
  field: LocalizedField;
  /** Something new may have to have more than an edit. */
  isNew: boolean;
}

/** The inputs of an entity's texts in one language, each as the kind of its text wants it. */
export function TextInputs({ texts, field, isNew }: Props) {
  return namesOf(texts).map((name) => (
    <Fragment key={name}>{inputOf(texts[name] as TextField, field(name), isNew)}</Fragment>
  ));
}

function inputOf(
  { kind, required, longest = bounds.name }: TextField,
  field: ReturnType<LocalizedField>,
  isNew: boolean,
) {
  const input = { ...field, longest, withAsterisk: required === 'always' || (required === 'new' && isNew) };
  if (kind === 'lines') return <TextAreaInput {...input} />;
  if (kind === 'line') return longest > bounds.name ? <GrowingLineInput {...input} /> : <TextLineInput {...input} />;
  const { longest: _, ...rich } = input;
  return <RichTextInput {...rich} />;
}
