import * as api from '@actual-app/api';

await api.init({ dataDir: './actual-data', verbose: false });
const [budget] = await api.getBudgets();
await api.loadBudget(budget.id);

{
  // #region createRule
  const luna = await api.getIDByName('payees', 'Café Luna');
  const dining = await api.getIDByName('categories', 'Dining Out');

  const rule = await api.createRule({
    stage: null,
    conditionsOp: 'and',
    conditions: [
      { field: 'payee', op: 'is', value: luna },
      { field: 'amount', op: 'gt', value: -2000 },
    ],
    actions: [{ op: 'set', field: 'category', value: dining }],
  });
  console.log(rule.stage, rule.conditions.length, rule.actions.length);
  // #endregion
}
{
  // #region apply
  const card = await api.getIDByName('accounts', 'Card');
  const coffee = {
    account: card,
    date: '2025-11-15',
    amount: -480,
    payee_name: 'Café Luna',
  };
  await api.importTransactions(card, [coffee]);

  const [imported] = await api.getTransactions(card, '2025-11-15', '2025-11-15');
  const dining = await api.getIDByName('categories', 'Dining Out');
  console.log('categorized by the rule:', imported.category === dining);
  // #endregion
}
{
  // #region getRules
  for (const { stage, conditionsOp, conditions, actions } of await api.getRules()) {
    console.log('stage', stage, 'join', conditionsOp);
    console.log('if  ', conditions.map(({ field, op }) => `${field} ${op}`));
    console.log('then', actions.map(({ op, field }) => `${op} ${field}`));
  }
  // #endregion
}
{
  // #region getPayeeRules
  const luna = await api.getIDByName('payees', 'Café Luna');
  const rules = await api.getPayeeRules(luna);
  console.log(rules.length, 'rule names this payee');
  // #endregion
}
{
  // #region updateRule
  const [rule] = await api.getRules();
  const updated = await api.updateRule({
    ...rule,
    stage: 'post',
    conditions: rule.conditions.filter(({ field }) => field === 'payee'),
  });
  console.log(updated.stage, updated.conditions.length);
  // #endregion
}
{
  // #region deleteRule
  const [rule] = await api.getRules();
  console.log(await api.deleteRule(rule.id));
  console.log((await api.getRules()).length, 'rules left');
  // #endregion
}
await api.shutdown();
