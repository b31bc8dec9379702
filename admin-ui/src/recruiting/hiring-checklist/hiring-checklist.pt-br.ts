import { resourcePtBr } from '#admin-ui/shared/resource/words.pt-br';

/** Words of an item, in a checklist and in a hire. */
export const hireItemPtBr = {
  name: 'Item',
  fields: {
    title: 'O que precisa ser feito',
    description: 'Detalhes',
    kind: 'Tipo',
    documentType: 'Documento',
    contractTemplateId: 'Modelo de contrato',
    policyId: 'Política',
    assignee: 'Responsável',
    assigneeId: 'Usuário',
    daysBefore: 'Dias antes do primeiro dia',
    isRequired: 'Obrigatório antes da contratação',
  },
  hints: {
    daysBefore: 'Deixe em branco se não houver prazo. 0 é o próprio primeiro dia.',
    contractTemplateId:
      'Concluído quando todos assinarem um contrato feito a partir dele. Deixe em branco para qualquer contrato.',
  },
  kind: {
    task: 'Tarefa',
    document: 'Documento',
    details: 'Pergunta a responder',
    contract: 'Contrato a assinar',
    policy: 'Política a confirmar',
  },
  documentType: {
    resume: 'Currículo',
    'cover-letter': 'Carta de apresentação',
    certificate: 'Certificado',
    other: 'Outro',
  },
  assignee: { candidate: 'Candidato', manager: 'Gestor', user: 'Um usuário' },
};

export const hiringChecklistPtBr = resourcePtBr({
  name_one: 'Checklist de admissão',
  name_other: 'Checklists de admissão',
  gender: 'm',
  detail:
    'O que precisa ser feito antes que a pessoa comece. Cada admissão recebe a própria cópia; mudanças feitas aqui depois não a afetam.',
  fields: { isDefault: 'Checklist padrão', jobIds: 'Vagas', items: 'Itens' },
  hints: {
    isDefault: 'Usado em toda admissão cuja vaga não tem um checklist próprio.',
    jobIds: 'As admissões destas vagas usam este checklist.',
  },
  items: { items: hireItemPtBr },
  remove: { detail: 'Novas admissões não o usarão mais. As que já o têm mantêm sua cópia.' },
  empty: { detail: 'Liste uma vez o que toda admissão exige: documentos, equipamentos, acessos, apresentações.' },
});
