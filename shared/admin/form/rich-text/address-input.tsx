import { TextInput } from '@mantine/core';
import { useState } from 'react';

interface Props {
  label: string;
  placeholder: string;
  value: string;
  /** Says what is wrong with the address, once it has been refused. */
  error: string | false;
  onChange: (value: string) => void;
}

/** The address of what stands elsewhere, as a panel of the editor asks for it. */
export function AddressInput({ onChange, ...props }: Props) {
  return (
    <TextInput
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      onChange={({ currentTarget: { value } }) => onChange(value)}
      {...props}
    />
  );
}

/**
 * What is written as an address, and whether it has been refused: until it is written anew.
 *
 * @param read makes an address of what was written; nothing where it is none
 */
export function useAddress(initial: string, read: (written: string) => string | undefined) {
  const [written, setWritten] = useState(initial);
  const [isWrong, setWrong] = useState(false);
  return {
    written,
    isWrong,
    write(value: string) {
      setWritten(value);
      setWrong(false);
    },
    /** The address; without one it is shown as refused from now on. */
    take(): string | undefined {
      const address = read(written);
      setWrong(!address);
      return address;
    },
  };
}
