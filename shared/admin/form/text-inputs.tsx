import { bounds } from '@varda/contract/bounds';
import { namesOf, type TextField, type TextFields } from '@varda/contract/text-fields';
import { Fragment, type ReactNode } from 'react';
import { GrowingLineInput } from './growing-line-input.tsx';
import type { LocalizedField } from './language-sections.tsx';
import { RichTextInput } from './rich-text-input.tsx';
import { TextAreaInput } from './text-area-input.tsx';
import { TextLineInput } from './text-line-input.tsx';

/**
 * The inputs of an entity's texts in one language, each as the kind of its text wants it. No component, so that languages that stand
 * side by side can have field beside field.
 *
 * @param texts in the order in which they are asked for
 * @param isNew something new may have to have more than an edit
 */
export function textInputs(texts: TextFields, field: LocalizedField, isNew: boolean): ReactNode[] {
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
