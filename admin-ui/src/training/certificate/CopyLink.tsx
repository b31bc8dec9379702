import { useTranslate } from 'react-admin';
import { client } from '#admin-ui/providers/client';
import { CopyLinkButton } from '#admin-ui/shared/CopyLinkButton.tsx';

type Props = {
  /** Of the API, up to the certificate. */
  path: string;
  /** Of the program. */
  name: string;
};

/** Copies the link that proves a certificate to whoever has it. */
export const CopyLink = ({ path, name }: Props) => {
  const t = useTranslate();
  const find = async () => {
    const { data } = await client.request('POST', `${path}/link`, { body: {} });
    return (data as { link: string }).link;
  };
  return (
    <CopyLinkButton
      path={find}
      label="training.certificate.copy"
      title="training.certificate.link"
      ariaLabel={`${t('training.certificate.copy')}: ${name}`}
    />
  );
};
