import type { CustomDefinition } from '#contracts/recruiting/custom-field/custom-values';
import type { ImportableField } from './candidate-import.choices.ts';
import type { ImportMapping, ImportTarget } from './candidate-import.entity.ts';

/** Names that columns go by in English and Portuguese files of other products. */
const names: Record<ImportableField, readonly string[]> = {
  name: ['name', 'full name', 'candidate', 'candidate name', 'nome completo', 'candidato'],
  firstName: ['first name', 'firstname', 'given name', 'nome', 'primeiro nome', 'prenome'],
  lastName: ['last name', 'lastname', 'surname', 'family name', 'sobrenome', 'ultimo nome'],
  email: ['email', 'e mail', 'email address', 'mail', 'endereco de email'],
  phone: ['phone', 'phone number', 'mobile', 'cell', 'telephone', 'telefone', 'celular', 'fone'],
  street: ['street', 'address', 'street address', 'endereco', 'rua', 'logradouro'],
  complement: ['complement', 'address 2', 'apartment', 'complemento'],
  city: ['city', 'town', 'cidade', 'municipio'],
  state: ['state', 'region', 'province', 'estado', 'uf'],
  postalCode: ['postal code', 'zip', 'zip code', 'zipcode', 'postcode', 'cep'],
  country: ['country', 'pais'],
  location: ['location', 'localizacao', 'local'],
  linkedinUrl: ['linkedin', 'linkedin url', 'linkedin profile'],
  currentTitle: ['title', 'job title', 'position', 'current title', 'cargo', 'cargo atual'],
  currentOrganization: ['company', 'employer', 'organization', 'current company', 'empresa', 'empresa atual'],
  jobLevel: ['level', 'job level', 'seniority', 'nivel', 'senioridade'],
  experienceYears: ['experience', 'years of experience', 'experiencia', 'anos de experiencia'],
  age: ['age', 'idade'],
  summary: ['summary', 'about', 'profile', 'resumo', 'resumo profissional', 'sobre'],
  skills: ['skills', 'competencias', 'habilidades'],
  languages: ['languages', 'idiomas'],
  certifications: ['certifications', 'certificates', 'certificacoes'],
  currentSalary: ['current salary', 'salary', 'salario', 'salario atual'],
  expectedSalary: ['expected salary', 'salary expectation', 'pretensao salarial'],
  expectedMonthlyWage: ['expected monthly wage', 'pretensao por mes', 'pretensao mensal'],
  expectedHourlyWage: ['expected hourly wage', 'hourly rate', 'pretensao por hora'],
  salaryCurrency: ['currency', 'salary currency', 'moeda'],
  availability: ['availability', 'disponibilidade'],
  contactTime: ['best time to contact', 'melhor horario para contato'],
};

/** Letters and digits alone, without accents. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const known = new Map<string, ImportTarget>(
  Object.entries(names).flatMap(([field, all]) => [
    [plainName(field.replace(/([A-Z])/g, ' $1')), field as ImportableField] as const,
    ...all.map((name) => [name, field as ImportableField] as const),
  ]),
);

/** What columns seem to be, each field once: by their names, the company's own fields first. */
export const suggestMapping = (
  columns: readonly string[],
  definitions: readonly Pick<CustomDefinition, 'id' | 'name'>[] = [],
): ImportMapping => {
  const own = new Map(definitions.map(({ id, name }) => [plainName(name), `custom.${id}` as ImportTarget]));
  const taken = new Set<ImportTarget>();
  const mapping: ImportMapping = {};
  for (const column of columns) {
    const target = own.get(plainName(column)) ?? known.get(plainName(column));
    if (target === undefined || taken.has(target)) continue;
    taken.add(target);
    mapping[column] = target;
  }
  // A file with first and last names may call the first one just "name".
  if (taken.has('lastName') && !taken.has('firstName')) {
    const [column] = Object.entries(mapping).find(([, target]) => target === 'name') ?? [];
    if (column !== undefined) mapping[column] = 'firstName';
  }
  return mapping;
};
