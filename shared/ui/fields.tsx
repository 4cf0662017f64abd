import { clsx } from 'clsx';
import { type ComponentProps, type ElementType, type ReactNode, useId } from 'react';
import classes from './fields.module.css';

interface Look {
  label?: string;
  /** What is wrong with what stands in the field. */
  error?: string | undefined;
  size?: 'md' | 'lg';
  radius?: 'md' | 'xl';
  /** Class of what is around label, field and error. */
  className?: string | undefined;
  /** A sign at the field’s beginning. */
  leftSection?: ReactNode;
}

type Props<Element extends ElementType> = Look & Omit<ComponentProps<Element>, keyof Look | 'id'>;

function Field({
  as: Control,
  label,
  error,
  size = 'md',
  radius = 'md',
  className,
  leftSection,
  ...own
}: Props<'input'> & { as: ElementType }) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={clsx(classes.field, className)} data-size={size} data-radius={radius}>
      {label && (
        <label className={classes.label} htmlFor={id}>
          {label}
          {own.required && (
            <span className={classes.mark} aria-hidden>
              {' *'}
            </span>
          )}
        </label>
      )}
      <div className={classes.place}>
        {leftSection && <span className={classes.sign}>{leftSection}</span>}
        <Control
          {...own}
          id={id}
          className={classes.input}
          {...(error && { 'aria-invalid': true, 'aria-describedby': errorId })}
        />
      </div>
      {error && (
        <p className={classes.error} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}

/** A line of text. Of its props those of Mantine’s field that the public pages use (docs/decisions/029). */
export function TextInput(props: Props<'input'>) {
  return <Field as="input" {...props} />;
}

/** Several lines of text. */
export function Textarea(props: Props<'textarea'>) {
  return <Field as="textarea" {...(props as Props<'input'>)} />;
}

interface SelectProps extends Props<'select'> {
  data: readonly { value: string; label: string }[];
}

/** The browser’s own choice of one from several. */
export function NativeSelect({ data, ...props }: SelectProps) {
  return (
    <Field as="select" {...(props as Props<'input'>)}>
      {data.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Field>
  );
}
