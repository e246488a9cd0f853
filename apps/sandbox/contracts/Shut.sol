// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// A coin that can be bought and not sold: only its maker and pools send it.
contract Shut is ERC20("Shut", "SHUT") {
    address private immutable _maker;

    constructor(address holder, uint256 amount) {
        _maker = holder;
        _mint(holder, amount);
    }

    function _update(address from, address to, uint256 amount) internal override {
        require(from == address(0) || from == _maker || from.code.length > 0, "Sales are shut");
        super._update(from, to, amount);
    }
}
