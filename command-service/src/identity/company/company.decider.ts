import type { Decider } from '@event-driven-io/emmett';
import type { CompanyCommand, CompanyRejection } from 'contracts/identity/company/company.commands';
import type { CompanyEvent, CompanyProfile } from 'contracts/identity/company/company.events';
import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import type { StoredLogo } from 'contracts/kernel/stored-image';
import { changesOf } from '#command-service/kernel/changes';

export type Company =
  | { status: 'absent' }
  | { status: 'registered'; companyId: string; profile: CompanyProfile; logo: StoredLogo | null };

const initialState = (): Company => ({ status: 'absent' });

const evolve = (company: Company, event: CompanyEvent): Company => {
  switch (event.type) {
    case 'CompanyRegistered': {
      const { companyId, ...profile } = event.data;
      return { status: 'registered', companyId, profile, logo: null };
    }
    case 'CompanyChanged':
      return company.status === 'absent'
        ? company
        : { ...company, profile: { ...company.profile, ...event.data.to } as CompanyProfile };
    case 'CompanyLogoChanged':
      return company.status === 'absent' ? company : { ...company, logo: event.data.to };
  }
};

const reject = (code: CompanyRejection, status: number) => new Rejection(code, status);

const decide = (command: CompanyCommand, company: Company): CompanyEvent[] => {
  switch (command.type) {
    case 'RegisterCompany': {
      if (company.status === 'absent') return [caused(command, 'CompanyRegistered', command.data)];
      const { companyId: _, ...profile } = command.data;
      if (changesOf(company.profile, profile) === null) return [];
      throw reject('company-already-exists', 409);
    }
    case 'ChangeCompany': {
      if (company.status === 'absent') throw reject('company-not-found', 404);
      const { companyId, profile } = company;
      const changes = changesOf(profile, command.data as Partial<CompanyProfile>);
      return changes ? [caused(command, 'CompanyChanged', { companyId, ...changes })] : [];
    }
    case 'ChangeLogo': {
      if (company.status === 'absent') throw reject('company-not-found', 404);
      const { companyId, logo: from } = company;
      const { logo: to } = command.data;
      return from?.imageId === to?.imageId ? [] : [caused(command, 'CompanyLogoChanged', { companyId, from, to })];
    }
  }
};

export const companyDecider: Decider<Company, CompanyCommand, CompanyEvent> = { initialState, evolve, decide };
