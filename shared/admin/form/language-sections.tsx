import { Badge, SimpleGrid, Stack, Tabs } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { type Language, languages, otherLanguage } from '../../contract/language.ts';
import type { ResourceForm } from '../resource/resource.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { lagsBehind, missingIn } from './changes.ts';
import classes from './language-sections.module.css';

/** Paths of the fields that the server has refused at the last attempt; another attempt makes another list. */
export const RefusedFields = createContext<readonly string[]>([]);

/** The row that is edited; null while one is created. */
export const EditedRow = createContext<object | null>(null);

/** Label, value and error of a text in the language of the section: to be spread over an input. */
export type LocalizedField = (name: string) => GetInputPropsReturnType & {
  label: ReactNode;
  description: ReactNode;
  lang: Language;
  value: string;
};

interface Props<Values> {
  form: ResourceForm<Values>;
  /** Both languages at once, as a create wants them, or one behind the other. */
  layout: 'both' | 'tabs';
  /** The inputs of one section; drawn once per language. */
  children: (field: LocalizedField, language: Language) => ReactNode;
}

/** The texts of a form, once per language, with a mark where a language lacks what the other one has. */
export function LanguageSections<Values extends object>({ form, layout, children }: Props<Values>) {
  const { t, own, language: current } = useAdminTexts();

  const inputs = (language: Language) => {
    const missing = layout === 'tabs' ? missingIn(form.getValues(), language) : [];
    const field: LocalizedField = (name) => ({
      label: <LabelInLanguage text={own(`fields.${name}`)} language={language} />,
      description: missing.includes(name) && t('form.missingHere', { language: t(`languages.${language}`) }),
      lang: language,
      value: '',
      ...form.getInputProps(`${name}.${language}`),
    });
    return <Stack gap="sm">{children(field, language)}</Stack>;
  };

  if (layout === 'both') {
    return (
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
        {languages.map((language) => (
          <fieldset key={language} className={classes.section}>
            <legend className={classes.legend}>{t(`languages.${language}`)}</legend>
            {inputs(language)}
          </fieldset>
        ))}
      </SimpleGrid>
    );
  }
  return (
    <LanguageTabs form={form} first={current}>
      {inputs}
    </LanguageTabs>
  );
}

interface TabsProps<Values> {
  form: ResourceForm<Values>;
  first: Language;
  children: (language: Language) => ReactNode;
}

function LanguageTabs<Values extends object>({ form, first, children }: TabsProps<Values>) {
  const { t } = useAdminTexts();
  const [shown, setShown] = useState<Language>(first);
  const inOrder = [first, otherLanguage(first)];

  // What the server refuses must be seen: the section that has it comes to the front.
  const refused = useContext(RefusedFields);
  const [seen, setSeen] = useState(refused);
  if (seen !== refused) {
    setSeen(refused);
    const isRefused = (language: Language) => refused.some((path) => path.endsWith(`.${language}`));
    const other = otherLanguage(shown);
    if (isRefused(other) && !isRefused(shown)) setShown(other);
  }

  return (
    <Tabs value={shown} onChange={(value) => setShown(value as Language)} keepMountedMode="display-none">
      <Tabs.List mb="sm" className={classes.tabs}>
        {inOrder.map((language) => (
          <Tabs.Tab
            key={language}
            value={language}
            className={classes.tab}
            rightSection={<Mark form={form} language={language} />}
          >
            {t(`languages.${language}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {inOrder.map((language) => (
        <Tabs.Panel key={language} value={language}>
          {children(language)}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

function Mark<Values extends object>({ form, language }: { form: ResourceForm<Values>; language: Language }) {
  const { t } = useAdminTexts();
  const row = useContext(EditedRow);
  const count = missingIn(form.getValues(), language).length;
  const isOlder = row !== null && lagsBehind(row, language);
  if (count === 0 && !isOlder) return null;
  return (
    <Badge size="sm" color="amber" variant="light" tt="none">
      {count > 0 ? t('form.missing', { count }) : t('form.older')}
    </Badge>
  );
}

/** Two inputs that ask for the same in two languages must not have the same name. */
export function LabelInLanguage({ text, language }: { text: string; language: Language }) {
  return (
    <>
      {text} <span className={classes.language}>{language.toUpperCase()}</span>
    </>
  );
}
