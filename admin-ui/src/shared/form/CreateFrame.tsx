import type { ReactNode } from 'react';
import { Form, type RaRecord, ResourceContextProvider, useCreate, useDataProvider, useNotify } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { fieldErrorsOf } from '#admin-ui/providers/problems';
import { DraftNotice } from './DraftNotice.tsx';
import { FormActions } from './FormFrame.tsx';
import { useSaved } from './useSaved.ts';

/**
 * Shows what would be made. `ask` answers with what it is to be made of, null where somebody goes on writing, and fails as the making
 * of it would.
 */
export type UseReview = () => { ask: (data: object) => Promise<object | null>; dialog: ReactNode };
const noReview: UseReview = () => ({ ask: async (data) => data, dialog: null });

type Props<R extends RaRecord> = {
  resource: string;
  empty: object;
  fromForm: (values: never) => object;
  submit: string;
  success: string;
  doneTo: (record: R) => string;
  cancelTo: string;
  /** Takes over once the record is made; `leave` goes on as usual. */
  onCreated?: (record: R, leave: () => void) => void;
  /** What is typed is kept on the server under this name until it is saved. */
  draft?: string | undefined;
  /** Looked at before it is made. */
  useReview?: UseReview | undefined;
  children: ReactNode;
};

/** Makes a record and goes to it; what is wrong with a field shows under it. */
export const CreateFrame = <R extends RaRecord & { id: string }>(props: Props<R>) => {
  const {
    resource,
    empty,
    fromForm,
    submit,
    success,
    doneTo,
    cancelTo,
    onCreated,
    draft,
    useReview = noReview,
    children,
  } = props;
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const saved = useSaved<R>(success, doneTo);
  const review = useReview();
  const [create] = useCreate<R, Error>(resource);

  const save = async (values: object) => {
    try {
      const data = await review.ask(fromForm(values as never));
      if (data === null) return {};
      const record = (await create(resource, { data: data as Partial<R> }, { returnPromise: true })) as R;
      if (draft) void dataProvider.discard(`form-drafts/${draft}`).catch(() => undefined);
      if (onCreated) onCreated(record, () => saved(record));
      else saved(record);
      return undefined;
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      return fieldErrorsOf(error);
    }
  };

  return (
    <ResourceContextProvider value={resource}>
      <Form defaultValues={empty} onSubmit={save} noValidate disableInvalidFormNotification>
        {draft && <DraftNotice form={draft} version={null} />}
        {children}
        <FormActions submit={submit} cancelTo={cancelTo} />
      </Form>
      {review.dialog}
    </ResourceContextProvider>
  );
};
