import { useWatch } from 'react-hook-form';
import { Columns } from '#admin-ui/shared/form/FormFrame.tsx';
import { Input } from '#admin-ui/shared/resource/Input.tsx';

/** Whether whoever passes gets a certificate, what it takes, and how long it holds. */
export const CertificateFields = () => {
  const hasCertificate = useWatch({ name: 'hasCertificate' }) === true;
  const months = useWatch({ name: 'certificateMonths' });
  const expires = months !== null && months !== undefined && months !== '';
  return (
    <>
      <Input source="hasCertificate" />
      {hasCertificate && (
        <Columns>
          <Input source="passPercent" inputMode="numeric" />
          <Input source="certificateMonths" inputMode="numeric" />
        </Columns>
      )}
      {hasCertificate && expires && <Input source="renewsCertificate" />}
    </>
  );
};
