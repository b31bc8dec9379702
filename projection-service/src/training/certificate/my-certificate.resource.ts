import { MAX_PAGE_ROWS } from 'contracts/kernel/paging';
import { certificateStatusAt } from 'contracts/training/certificate/certificate.choices';
import { listMyCertificates, type MyCertificate } from 'contracts/training/certificate/certificate.endpoints';
import type { TrainingCertificateRecord } from 'contracts/training/certificate/certificate.entity';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { ProjectionContext } from '#projection-service/context';
import { askAs } from '#projection-service/engine/list-resource';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { prepared } from '#projection-service/engine/prepared';
import { isoIn } from '#projection-service/training/matrix/people-page';
import { certificateProjection } from './certificate.projection.ts';

const MINE = `select id, program_name, program_version::int, earned::int, possible::int, completed_on, valid_until, status,
    expires_at
  from read.training_certificate where tenant_id = $1 and user_id = $2
  order by created_at desc, id limit ${MAX_PAGE_ROWS}`;

type Issued = Omit<MyCertificate, 'status'> & Pick<TrainingCertificateRecord, 'status' | 'expiresAt'>;

/** As its person sees it; its time may be over before anybody has noted it. */
export const myCertificateOf = (issued: Issued, now: Date): MyCertificate => {
  const { id, programName, programVersion, earned, possible, completedOn, validUntil } = issued;
  const status = certificateStatusAt(issued, now);
  return { id, programName, programVersion, earned, possible, completedOn, validUntil, status };
};

const issuedOf = (cells: readonly unknown[]): Issued => {
  const [id, programName, programVersion, earned, possible, completedOn, validUntil, status, expiresAt] = cells;
  const numbers = { programVersion: Number(programVersion), earned: Number(earned), possible: Number(possible) };
  return {
    ...({ id, programName, completedOn, validUntil, status } as Issued),
    ...numbers,
    expiresAt: isoIn(expiresAt) as string | null,
  };
};

/** Certificates of whoever asks (docs/product.md TRA-50). */
export const myCertificateResource = (router: IRouter, context: ProjectionContext): void =>
  mount(
    router,
    listMyCertificates,
    async ({ auth: { tenantId, userId }, minPosition, now }) => {
      await reachMinPosition(context, minPosition, [certificateProjection.name], tenantId);
      const query = { ...prepared(MINE), values: [tenantId, userId], rowMode: 'array' as const };
      const [rows = []] = await askAs(context.reader)(tenantId, [query]);
      return { body: rows.map((row) => myCertificateOf(issuedOf(row as unknown[]), now)) };
    },
    context.http,
  );
