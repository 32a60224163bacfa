import * as api from '@actual-app/api';

await api.init({ dataDir: './actual-data', verbose: false });
const [budget] = await api.getBudgets();
await api.loadBudget(budget.id);

{
  // #region getCategories
  const categories = await api.getCategories();
  console.log(categories.map(category => category.name));
  console.log(categories[0]);
  // #endregion
}
{
  // #region createCategory
  const groups = await api.getCategoryGroups();
  const everyday = groups.find(group => group.name === 'Everyday');

  const id = await api.createCategory({ name: 'Gifts', group_id: everyday.id });
  const [, group] = await api.getCategoryGroups();
  console.log(group.categories.map(category => category.name));
  console.log('new one first:', group.categories[0].id === id);
  // #endregion
}
{
  // #region updateCategory
  const gifts = await api.getIDByName('categories', 'Gifts');
  await api.updateCategory(gifts, { name: 'Gifts & Cards' });

  const categories = await api.getCategories();
  console.log(categories.find(category => category.id === gifts).name);
  // #endregion
}
{
  // #region deleteCategory
  const gifts = await api.getIDByName('categories', 'Gifts & Cards');
  const dining = await api.getIDByName('categories', 'Dining Out');

  // Its transactions and its money move to Dining Out.
  console.log(await api.deleteCategory(gifts, dining));
  console.log(await api.deleteCategory('not-an-id'));
  // #endregion
}
{
  // #region getCategoryGroups
  for (const group of await api.getCategoryGroups()) {
    const names = group.categories.map(category => category.name);
    console.log(group.name, group.is_income ? '(income)' : '', names);
  }
  // #endregion
}
{
  // #region createCategoryGroup
  const id = await api.createCategoryGroup({ name: 'Fun' });
  await api.createCategory({ name: 'Concerts', group_id: id });

  const groups = await api.getCategoryGroups();
  console.log(groups.find(group => group.id === id).categories.length);
  // #endregion
}
{
  // #region updateCategoryGroup
  const groups = await api.getCategoryGroups();
  const fun = groups.find(group => group.name === 'Fun');
  await api.updateCategoryGroup(fun.id, { name: 'Fun & Games' });

  console.log((await api.getCategoryGroups()).map(group => group.name));
  // #endregion
}
{
  // #region deleteCategoryGroup
  const groups = await api.getCategoryGroups();
  const fun = groups.find(group => group.name === 'Fun & Games');
  const vacation = await api.getIDByName('categories', 'Vacation');

  // What was spent and budgeted in its categories moves to Vacation.
  await api.deleteCategoryGroup(fun.id, vacation);
  console.log((await api.getCategoryGroups()).map(group => group.name));
  // #endregion
}
await api.shutdown();
