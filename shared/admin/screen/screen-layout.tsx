import { Text, Title } from '@mantine/core';
import { PageHead } from '@varda/ui';
import type { ReactNode, Ref } from 'react';
import classes from './screen.module.css';

interface Props {
  title: string;
  /** A line above the heading that says where one is. */
  eyebrow?: string | undefined;
  /** A line below the heading. */
  note?: ReactNode;
  /** The heading, which can take the focus. */
  heading: Ref<HTMLHeadingElement>;
  /** What stands beside the heading. */
  tools: ReactNode;
  children: ReactNode;
}

/** What all screens of the back office look like: a heading with its tools, and the rest below. */
export function ScreenLayout({ title, eyebrow, note, heading, tools, children }: Props) {
  return (
    <section className={classes.screen}>
      <PageHead title={title} />
      <header className={classes.header}>
        <div>
          {eyebrow && <p className={classes.eyebrow}>{eyebrow}</p>}
          <Title order={1} size="h2" ref={heading} tabIndex={-1} className={classes.title}>
            {title}
          </Title>
          {note && (
            <Text component="div" size="sm" c="dimmed">
              {note}
            </Text>
          )}
        </div>
        {tools}
      </header>
      {children}
    </section>
  );
}
