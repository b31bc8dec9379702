import type { Locale } from 'contracts/kernel/locales';

type Texts = { title: string; heading: string; lead: string };

export const loginTexts: Record<Locale, Texts> = {
  'en-us': {
    title: 'Landlord area',
    heading: 'Landlord area',
    lead: 'For platform admins. Companies and candidates log in on another page.',
  },
  'pt-br': {
    title: 'Área da plataforma',
    heading: 'Área da plataforma',
    lead: 'Para administradores da plataforma. Empresas e candidatos entram em outra página.',
  },
};
