import { trainingCertificate } from 'contracts/training/certificate/certificate.entity';
import { entityProjection, entityResource } from '#projection-service/entity/entity.projection';

/** Certificates, whose names are those of the day on which they were issued. */
export const certificateProjection = entityProjection(trainingCertificate, {
  moreIndexes: `create index training_certificate_user on training_certificate (user_id);
-- once filled
create index training_certificate_person on training_certificate (tenant_id, user_id, created_at, id);
create index training_certificate_program on training_certificate (tenant_id, program_id, created_at, id);`,
});

export const certificateResource = entityResource(trainingCertificate, certificateProjection);
