import type { IRouter } from 'express';
import { type ApiKeyContext, apiKeyRoutes } from './api-key/api-key.routes.ts';
import { companyRoutes } from './company/company.routes.ts';
import { type CompanyDomainsContext, companyDomainsRoutes } from './company-domains/company-domains.routes.ts';
import { companySettingsRoutes } from './company-settings/company-settings.routes.ts';
import { emailAddressRoutes } from './email-address/email-address.routes.ts';
import { type EmailChangeContext, emailChangeRoutes } from './email-address/email-change.routes.ts';
import { type FormDraftContext, formDraftRoutes } from './form-draft/form-draft.routes.ts';
import { type ImageContext, imageRoutes } from './image/image.routes.ts';
import { acceptRoutes } from './invitation/accept.routes.ts';
import { type InvitationContext, invitationRoutes } from './invitation/invitation.routes.ts';
import { type MailTokenContext, mailTokenRoutes } from './mail-token/mail-token.routes.ts';
import { type MemberAccountContext, memberAccountRoutes } from './membership/member-account.routes.ts';
import { membershipRoutes } from './membership/membership.routes.ts';
import { type PartnerContext, partnershipRoutes } from './partnership/partnership.routes.ts';
import { type PasswordContext, passwordRoutes } from './password/password.routes.ts';
import { addUserRoutes } from './registration/add-user.routes.ts';
import { type RegistrationContext, registrationRoutes } from './registration/registration.routes.ts';
import { roleRoutes } from './role/role.routes.ts';
import { securityRoutes } from './session/security.routes.ts';
import { sessionRoutes } from './session/session.routes.ts';
import { subAccountGroupRoutes } from './sub-account-group/sub-account-group.routes.ts';
import { teamRoutes } from './team/team.routes.ts';
import { type TwoFactorContext, twoFactorRoutes } from './two-factor/two-factor.routes.ts';
import { ownDataRoutes } from './user/own-data.routes.ts';
import { userRoutes } from './user/user.routes.ts';
import { userSettingsRoutes } from './user-settings/user-settings.routes.ts';

export type IdentityContext = RegistrationContext &
  ApiKeyContext &
  CompanyDomainsContext &
  InvitationContext &
  ImageContext &
  PasswordContext &
  EmailChangeContext &
  TwoFactorContext &
  PartnerContext &
  MemberAccountContext &
  MailTokenContext &
  FormDraftContext;

/** Declared aggregates whose routes are mounted here, since they do more than the usual ones. */
export const identityMounted = ['role', 'subAccountGroup', 'team'] as const;

export const identityRoutes = (router: IRouter, context: IdentityContext): void => {
  sessionRoutes(router, context);
  securityRoutes(router, context);
  passwordRoutes(router, context);
  emailAddressRoutes(router, context);
  emailChangeRoutes(router, context);
  twoFactorRoutes(router, context);
  mailTokenRoutes(router, context);
  registrationRoutes(router, context);
  companyRoutes(router, context);
  companyDomainsRoutes(router, context);
  companySettingsRoutes(router, context);
  addUserRoutes(router, context);
  membershipRoutes(router, context);
  memberAccountRoutes(router, context);
  roleRoutes(router, context);
  invitationRoutes(router, context);
  apiKeyRoutes(router, context);
  acceptRoutes(router, context);
  subAccountGroupRoutes(router, context);
  partnershipRoutes(router, context);
  teamRoutes(router, context);
  userRoutes(router, context);
  imageRoutes(router, context);
  ownDataRoutes(router, context);
  userSettingsRoutes(router, context);
  formDraftRoutes(router, context);
};
