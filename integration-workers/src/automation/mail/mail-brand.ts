import type { MailBrand } from 'contracts/automation/mail/mail-page';
import { GLOBAL } from 'contracts/kernel/id';
import type { Cause } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';

/** A company that has said nothing of itself yet has a name. */
const QUESTION = {
  projections: ['identity.company'],
  text: `select coalesce(c.name, t.name) as name, c.color, c.logo, c.email
    from access.tenant t left join read.company c on c.tenant_id = t.tenant_id and c.id = t.tenant_id
    where t.tenant_id = $1`,
};
const COLOR = '#0c4a3d';

type Row = { name: string; color: string | null; logo: MailBrand['logo']; email: string | null };

/** What is about no company comes from the product. */
const PRODUCT: MailBrand = { name: 'Onrecord', color: COLOR, logo: null };

/** How a company's mails look, and where answers to them go unless somebody of it writes. */
export const brandOf = async (
  cause: Cause,
  { read, publicUrl }: Pick<Tools, 'read' | 'publicUrl'>,
): Promise<{ brand: MailBrand; email: string }> => {
  if (cause.tenantId === GLOBAL) return { brand: PRODUCT, email: '' };
  const [row] = await read<Row>(cause, { ...QUESTION, values: [cause.tenantId] });
  const { name = '', color = null, logo = null, email = null } = row ?? {};
  return {
    brand: { name, color: color ?? COLOR, logo: logo && { ...logo, url: publicUrl + logo.url } },
    email: email ?? '',
  };
};
