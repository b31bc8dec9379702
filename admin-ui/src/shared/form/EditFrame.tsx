import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  Form,
  type RaRecord,
  ResourceContextProvider,
  useDataProvider,
  useNotify,
  useTranslate,
  useUpdate,
} from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { codeOf, fieldErrorsOf } from '#admin-ui/providers/problems';
import { DraftNotice } from './DraftNotice.tsx';
import { FormActions, FormAlert } from './FormFrame.tsx';
import { useSaved } from './useSaved.ts';

type Props<R extends RaRecord> = {
  resource: string;
  record: R;
  /** The record as the form holds it, and back as the API takes it. */
  toForm: (record: R) => object;
  fromForm: (values: never) => object;
  success: string;
  doneTo: (record: R) => string;
  /** What is typed is kept on the server under this name until it is saved. */
  draft?: string | undefined;
  children: ReactNode;
};

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Edits a record from the version that was read first; when somebody was faster, says so and offers theirs. */
export const EditFrame = <R extends RaRecord & { id: string }>(props: Props<R>) => {
  const { resource, record, toForm, fromForm, success, doneTo, draft, children } = props;
  const t = useTranslate();
  const notify = useNotify();
  const saved = useSaved<R>(success, doneTo);
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [read, setRead] = useState(record);
  const [isStale, setStale] = useState(false);
  // What was done beside the form has made another version of the same values: they are edited from that one then.
  if (record.version > read.version && isSame(toForm(read), toForm(record))) setRead(record);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isStale) alert.current?.focus();
  }, [isStale]);
  const [update] = useUpdate<R, Error>(resource, { id: read.id, previousData: read }, { mutationMode: 'pessimistic' });

  const save = async (values: object) => {
    setStale(false);
    try {
      const data = fromForm(values as never) as Partial<R>;
      const changed = (await update(resource, { id: read.id, data, previousData: read }, { returnPromise: true })) as R;
      if (draft) void dataProvider.discard(`form-drafts/${draft}`).catch(() => undefined);
      saved(changed);
      return undefined;
    } catch (error) {
      if (codeOf(error) === 'stale-record') setStale(true);
      else notify((error as Error).message, { type: 'error' });
      return fieldErrorsOf(error);
    }
  };

  const readAgain = async () => {
    try {
      setRead((await dataProvider.getOne<R>(resource, { id: read.id })).data);
      setStale(false);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };

  return (
    <ResourceContextProvider value={resource}>
      {isStale && (
        <FormAlert role="alert" tabIndex={-1} ref={alert}>
          <p>{t('common.stale.message')}</p>
          <Button size="small" variant="outlined" onClick={() => void readAgain()}>
            {t('common.stale.reload')}
          </Button>
        </FormAlert>
      )}
      <Form record={toForm(read) as Partial<R>} onSubmit={save} noValidate disableInvalidFormNotification>
        {draft && <DraftNotice form={draft} version={read.version} />}
        {children}
        <FormActions submit={t('common.save')} cancelTo={doneTo(read)} />
      </Form>
    </ResourceContextProvider>
  );
};
