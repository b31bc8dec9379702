export const profilePtBr = {
  profile: {
    title: 'Perfil',
    lead: 'As empresas a que você se candidata veem seu nome e seus contatos.',
    personal: 'Dados pessoais',
    field: {
      firstName: 'Nome',
      lastName: 'Sobrenome',
      email: 'E-mail',
      phone: 'Telefone',
      location: 'Cidade ou região',
      postalCode: 'CEP ou código postal',
      country: 'País',
    },
    picture: {
      label: 'Foto',
      hint: 'PNG, JPEG ou WebP, até 5 MB. Aparece o centro da imagem.',
      remove: 'Remover a foto',
      saved: 'Sua foto foi salva.',
      removed: 'Sua foto foi removida.',
    },
    emailHint: 'Você entra com este endereço.',
    noCountry: 'Não informado',
    save: 'Salvar',
    saving: 'Salvando…',
    saved: 'Perfil atualizado.',
    unchanged: 'Nada mudou.',
    data: {
      title: 'Seus dados',
      downloaded: 'Seus dados foram baixados.',
      download: {
        title: 'Uma cópia dos seus dados',
        detail: 'Sua conta, seu perfil, suas candidaturas e o que cada empresa anotou sobre você, em um arquivo JSON.',
        action: 'Baixar uma cópia',
        busy: 'Preparando sua cópia…',
      },
      erase: {
        title: 'Apagar sua conta',
        detail: 'Remove você do Onrecord para sempre. Ninguém pode desfazer isso, nem nós.',
        open: 'Apagar minha conta…',
        question: 'Apagar sua conta para sempre?',
        consequence: {
          account: 'Sua conta, seu perfil e seu acesso terminam na hora.',
          companies:
            'As empresas perdem os registros criados pelas suas candidaturas; o que elas decidiram fica, sem dizer sobre quem. Um registro que a equipe delas já tinha criado antes é delas e fica.',
          applications: 'Candidaturas em andamento são retiradas.',
          forEver: 'A chave dos seus dados é destruída. Nada pode ser recuperado.',
        },
        password: 'Sua senha, para confirmar',
        keep: 'Manter minha conta',
        action: 'Apagar para sempre',
        busy: 'Apagando…',
      },
    },
    erased: {
      title: 'Sua conta foi apagada',
      lead: 'Ninguém mais pode ler seus dados, e sua sessão terminou. Desejamos tudo de bom a você.',
      action: 'Ir para a página de entrada',
    },
  },
};

export const profileProblemPtBr = {
  'profile-not-found': 'Ainda não há perfil.',
  'profile-already-exists': 'Este perfil já existe.',
  'country-invalid': 'Escolha um país da lista',
};
