import { Badge, Button } from '@mantine/core';
import type { Comment } from '@varda/contract/comments';
import { digitsInSkopje } from '@varda/contract/dates';
import { Fragment } from 'react';
import { useFieldName } from '../edit-history/field-name.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { Moment } from '../table/moment.tsx';
import classes from './comments.module.css';

interface Props {
  comment: Comment;
  isBusy: boolean;
  /** It is what is being done: its button was pressed. */
  isResolving: boolean;
  onResolve: () => void;
  onDelete: () => void;
}

/** Something that somebody has said: who, when, of which field. */
export function CommentItem({ comment, isBusy, isResolving, onResolve, onDelete }: Props) {
  const { t } = useAdminTexts();
  const nameOf = useFieldName();
  const { at, by, field, isReturn, resolved, mayDelete } = comment;
  const author = by?.name ?? t('history.nobody');
  const label = (action: string) => `${action}: ${author}, ${digitsInSkopje(at)}`;
  const turn = t(resolved ? 'comments.reopen' : 'comments.resolve');
  return (
    <li className={classes.comment} data-return={isReturn || undefined}>
      <div className={classes.head}>
        <span className={classes.who}>{author}</span>
        <span className={classes.details}>
          <Moment at={at} />
        </span>
        {isReturn && <Badge variant="default">{t('comments.returned')}</Badge>}
        {field && <Badge variant="default">{nameOf(field)}</Badge>}
      </div>
      <Words comment={comment} />
      {resolved && (
        <span className={classes.details}>
          {t('comments.resolvedBy', {
            name: resolved.by?.name ?? t('history.nobody'),
            at: digitsInSkopje(resolved.at),
          })}
        </span>
      )}
      <div className={classes.actions}>
        <Button
          variant="subtle"
          size="compact-sm"
          loading={isResolving}
          disabled={isBusy && !isResolving}
          aria-label={label(turn)}
          onClick={onResolve}
        >
          {turn}
        </Button>
        {mayDelete && (
          <Button
            variant="subtle"
            color="red"
            size="compact-sm"
            disabled={isBusy}
            aria-label={label(t('comments.delete'))}
            onClick={onDelete}
          >
            {t('comments.delete')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** The text, with those who are mentioned in it marked. */
function Words({ comment: { text, mentions } }: { comment: Comment }) {
  // Longer ones first: one name may begin as another one.
  const names = mentions.map(({ name }) => `@${name}`).toSorted((one, other) => other.length - one.length);
  const parts = names.length > 0 ? text.split(new RegExp(`(${names.map(escaped).join('|')})`)) : [text];
  return (
    <p className={classes.words}>
      {parts.map((part, index) => {
        // A text does not change its parts.
        const key = index;
        return names.includes(part) ? <strong key={key}>{part}</strong> : <Fragment key={key}>{part}</Fragment>;
      })}
    </p>
  );
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
